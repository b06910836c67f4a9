/**
 * Sounds a word out by its spelling, as ARPAbet, for words no dictionary has: names, brands, new words.
 * Rules are tried in order at each place; the longest come first.
 */
const rules: readonly (readonly [spelling: RegExp, sounds: string])[] = [
  [/^tion/, 'SH AH0 N'],
  [/^sion/, 'ZH AH0 N'],
  [/^cious|^tious/, 'SH AH0 S'],
  [/^cial|^tial/, 'SH AH0 L'],
  [/^ture$/, 'CH ER0'],
  [/^eigh/, 'EY'],
  [/^igh/, 'AY'],
  [/^ough/, 'AH F'],
  [/^augh/, 'AO'],
  [/^tch/, 'CH'],
  [/^sch/, 'S K'],
  [/^chr/, 'K R'],
  [/^ch/, 'CH'],
  [/^cch/, 'K'],
  [/^sh/, 'SH'],
  [/^th/, 'TH'],
  [/^ph/, 'F'],
  [/^wh/, 'W'],
  [/^gh$/, ''],
  [/^gh/, 'G'],
  [/^ck/, 'K'],
  [/^ng$/, 'NG'],
  [/^ng(?=[aeiou])/, 'NG G'],
  [/^nk/, 'NG K'],
  [/^qu/, 'K W'],
  [/^kn(?=[aeiou])/, 'N'],
  [/^wr/, 'R'],
  [/^zz/, 'T S'],
  [/^sc(?=[eiy])/, 'S'],
  [/^dge/, 'JH'],
  [/^gn$/, 'N'],
  [/^ee|^ea(?!r)|^ie(?=.)/, 'IY'],
  [/^ear/, 'IH R'],
  [/^oo/, 'UW'],
  [/^oa/, 'OW'],
  [/^ou/, 'AW'],
  [/^ow$/, 'OW'],
  [/^ow/, 'AW'],
  [/^oi|^oy/, 'OY'],
  [/^ai|^ay/, 'EY'],
  [/^au|^aw/, 'AO'],
  [/^ei|^ey$/, 'EY'],
  [/^ew|^eu(?!m$)/, 'UW'],
  [/^ue$/, 'UW'],
  [/^ui/, 'UW'],
  [/^ar(?![aeiou])/, 'AA R'],
  [/^er(?![aeiou])|^ir(?![aeiou])|^ur(?![aeiou])/, 'ER'],
  [/^or(?![aeiou])/, 'AO R'],
  [/^a(?=[^aeiouwy]e$)/, 'EY'],
  [/^i(?=[^aeiouwy]e$)/, 'AY'],
  [/^o(?=[^aeiouwy]e$)/, 'OW'],
  [/^u(?=[^aeiouwy]e$)/, 'UW'],
  [/^e(?=[^aeiouwy]e$)/, 'IY'],
  // Open syllables of borrowed names: "gomera", "sumer", "palio"
  [/^ia$/, 'IY0 AH0'],
  [/^io$/, 'IY0 OW0'],
  [/^iu(?=[ms]$)/, 'IY0 AH0'],
  [/^eu(?=m$)/, 'IY0 AH0'],
  [/^o(?=(?:[^aeiou]|[ptkbdg]r)[aeiou])/, 'OW'],
  [/^u(?=(?:[^aeiou]|[ptkbdg]r)[aeiou])/, 'UW'],
  [/^ed$/, 'D'],
  [/^a$/, 'AH'],
  [/^e$/, ''],
  [/^es$/, 'Z'],
  [/^i$/, 'IY'],
  [/^o$/, 'OW'],
  [/^u$/, 'UW'],
  [/^y$/, 'IY'],
  [/^le$/, 'AH0 L'],
  [/^a/, 'AE'],
  [/^e/, 'EH'],
  [/^i/, 'IH'],
  [/^o/, 'AA'],
  [/^u/, 'AH'],
  [/^y(?=[aeiou])/, 'Y'],
  [/^y/, 'IH'],
  [/^bb?/, 'B'],
  [/^cc(?=[eiy])/, 'K S'],
  [/^c(?=[eiy])/, 'S'],
  [/^cc?/, 'K'],
  [/^dd?/, 'D'],
  [/^ff?/, 'F'],
  [/^gg/, 'G'],
  [/^g(?=[eiy])/, 'JH'],
  [/^g/, 'G'],
  [/^h/, 'HH'],
  [/^j/, 'JH'],
  [/^kk?/, 'K'],
  [/^ll?/, 'L'],
  [/^mm?/, 'M'],
  [/^nn?/, 'N'],
  [/^pp?/, 'P'],
  [/^rr?/, 'R'],
  [/^ss?/, 'S'],
  [/^tt?/, 'T'],
  [/^vv?/, 'V'],
  [/^w/, 'W'],
  [/^x/, 'K S'],
  [/^z/, 'Z'],
];

const vowelSound = /^(?:AA|AE|AH|AO|AW|AY|EH|ER|EY|IH|IY|OW|OY|UH|UW)$/;

export function soundOut(word: string): string {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const sounds: string[] = [];
  let rest = letters;
  while (rest.length > 0) {
    const fitting = rules.find(([spelling]) => spelling.test(rest));
    const length = fitting?.[0].exec(rest)?.[0].length ?? 0;
    if (fitting?.[1]) sounds.push(...fitting[1].split(' '));
    rest = rest.slice(Math.max(1, length));
  }
  return withStress(sounds).join(' ');
}

/**
 * In a word of several syllables the last but one is stressed, as in most borrowed words; before "-ia" and "-ium" the one
 * before those. A short a without stress is swallowed.
 */
function withStress(sounds: readonly string[]): string[] {
  const syllables = sounds.flatMap((sound, at) => (vowelSound.test(sound) ? [at] : []));
  // What a rule has marked as weak ("-ia") is no syllable that could be stressed.
  const hasWeakEnd = sounds.includes('IY0');
  const stressed = syllables.at(hasWeakEnd ? -1 : syllables.length > 2 ? -2 : 0);
  return sounds.map((sound, at) => {
    if (!vowelSound.test(sound)) return sound;
    if (at === stressed) return `${sound}1`;
    return sound === 'AE' && at > 0 ? 'AH0' : `${sound}0`;
  });
}
