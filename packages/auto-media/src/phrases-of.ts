/** The short phrases of a sentence that name things, in their order: what one would search a picture for. */

/** Words that join, point or count, and verbs that nobody takes pictures of: phrases end at them. */
const joining = new Set(
  `a about above across after again against ago all almost along already also although always am among an and another any anyone anything are around as ask asks at away back be because become becomes been before begin begins behind being below beside best better between big both bring brings but by call called calls came can cannot come comes cost costs could did do does doing done down during each early either else enough even ever every everyone everything exist existed existing far feel few find finds first follow for four five from full gave get gets getting give given gives go goes going good got great had half happens hard has have having he help helps her here him his how i if in inside instead into is it its just keep keeps kept know known large largest last lead leads least less let lets like long look looks lose losing lost low made main make makes making many may mean means meet might million miss more most much must my named near nearly need needs never new next no nobody none nor not nothing now of off often old on once one only onto or other our out over own part per perhaps place put puts quite rather reach reaches really right said same save saves say says second see seem sees set several shall she should show shows simple since small so some something soon still stay stays such sure take taken takes ten tell than that the their them then there these they thing things this those though three through thus times to today together too top towards turn turned turns two under until up upon us use used uses using usually very want wants was way we well went were what when where whether which while who whole whom whose why will with within without word words would year years yes yet you your`.split(
    /\s+/,
  ),
);
const maxWords = 3;

export function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const part of text.replace(/<[^<>]*>/g, ' ').split(/[.,;:!?()"“”\n]+/)) {
    let words: string[] = [];
    const close = () => {
      // The last words of a phrase say what it is; what stands before only describes it.
      if (words.length > 0) phrases.push(words.slice(-maxWords).join(' '));
      words = [];
    };
    for (const word of part.split(/\s+/)) {
      const bare = word.replace(/['’]s$/, '').replace(/[^\p{L}\p{N}-]/gu, '');
      if (bare === '' || joining.has(bare.toLowerCase()) || /^\d+$/.test(bare)) close();
      else words.push(bare);
    }
    close();
  }
  return [...new Set(phrases)];
}
