import { lineWords } from './line-words.ts';

/** Whether a line makes sense only after the one before it: "He left", "However, …", “…,” she said. */
const pronouns =
  /^(?:he|she|it|they|his|her|hers|its|their|theirs|him|them|this|that|these|those|such|both|neither|others|another|the (?:latter|former|same|other|others|two|three|pair|result|answer|reason|second|third)|(?:one|some|many|most|all|none|each|few|several|half|two|three) of (?:them|these|those)|er|sie|es|dies|diese[rsmn]?|sein[er]?|ihr[er]?|ihm|ihnen|jene[rs]?|beide|solche[rs]?)\b/i;
const connectives =
  /^(?:however|but|also|and|or|nor|so|yet|then|thus|hence|therefore|moreover|furthermore|instead|meanwhile|still|besides|otherwise|nevertheless|nonetheless|consequently|accordingly|similarly|likewise|conversely|rather|as a result|in addition|in fact|in contrast|in turn|for (?:example|instance|this reason|that reason)|on the other hand|by contrast|because of (?:this|that|it)|after (?:that|this|which)|even so|even then|that said|not only that|too|again|indeed|here|there(?! (?:is|are|was|were|will|has|have)\b)|at that|to do (?:so|this|that)|aber|doch|jedoch|auch|dann|danach|deshalb|daher|darum|deswegen|außerdem|zudem|dabei|damit|dadurch|dafür|dagegen|trotzdem|allerdings|denn|und|oder|dort|dazu|darüber|davon|stattdessen|ebenso|so)\b/i;
/** "It is easy to …" and "this week" point at nothing; nor does "so far". */
const pointsNowhere =
  /^(?:it(?:['’]s| is| was| takes| took| has been| may be| can be) (?:(?:not|very|so|too|often|also|more|a|good|about|only|\d+|one|two|three|four|five|six|ten|several|many|some|few|just) )*(?:(?:easy|easier|hard|harder|difficult|important|possible|impossible|likely|better|best|clear|true|worth|necessary|useful|enough|time|common|normal|hours?|minutes?|days?|years?|idea) )*(?:to|that|for)\b|this (?:year|week|month|morning|afternoon|evening|summer|winter|spring|autumn|fall|weekend|time|article|guide|recipe|post|list|video|page)\b|so far|so called|both (?!of)[\w’'-]+ and\b|both (?:sides|companies|countries)?$|es (?:gibt|gab|ist|war|dauert|braucht) |diese[rsn]? (?:Woche|Jahr|Monat|Sommer|Winter|Tage)|and (?:yes|now) )/iu;
/** Who said it is not told in the line itself. */
const quotedByPronoun =
  /["”“’,]\s*(?:(?:he|she|they|er|sie)\s+(?:said|says|added|adds|told|asked|explained|wrote|recalled|admitted|joked|insisted|noted|replied|sagte|sagt|meinte|erklärte|fragte)|(?:said|says|added|sagte|meinte)\s+(?:he|she|they|er|sie))\b/i;

/** What points back also from within a line: "from there", "therefore", "it", "the old one". */
const pointsBack =
  /(?<!\p{L})(?:it|they|them|he|she|him|his|her|its|their|there(?= it|[.,]|$)|therefore|then|also|too|instead|the same|ones|the (?:old|new|other|first|last|second|smaller|larger) one|(?<!(?:the|an?) \p{L}+ )(?:that|this|those|these) (?!year|week|month|time|is|was|are|you|we|he|she|they|it|i\b)\p{L}+|sie|es|ihn|ihm|ihnen|dort|zudem|außerdem|allerdings|daher|deshalb|dafür|dabei|jedoch|auch)(?!\p{L})/iu;
/** So many words that tell something before it are what it points at. */
const wordsItNeeds = 3;

/** Wherever these stand, something was said before. */
const goesOn =
  /(?<!\p{L})(?:therefore|your other|the others|the (?:\p{L}+ ){0,2}ones|zudem|außerdem|allerdings|jedoch|deshalb)(?!\p{L})/iu;

/** Within somebody's words: where "there" is and what "it" is was told before them. */
const quotePointsBack =
  /^["“„][^"”“]*(?<!\p{L})(?:there(?!['’]s| (?:is|are|was|were|will|has|have|would|could|must|may|might)(?!\p{L}))|it[.!?,]?["”“]$)(?!\p{L})/iu;
/** "About 70 people a night came": where to was told before; nor does anybody "refuse to follow" for the first time. */
const leavesOpen =
  /^[^,.;]{0,50}(?<!\p{L})(?:came|attended|took part|signed up|applied|(?:refused|agreed|declined|wanted|began) to (?:follow|join|agree|come|sign))(?=[,.;])/iu;

export function dependsOnBefore(line: string): boolean {
  if (quotedByPronoun.test(line) || goesOn.test(line)) return true;
  if (quotePointsBack.test(line) || leavesOpen.test(line)) return true;
  const words = line.replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^(?:das|der|die) \p{Lu}/u.test(words.slice(0, 1).toLowerCase() + words.slice(1)))
    return pointsBackEarly(words);
  if (pointsNowhere.test(words)) return false;
  return (
    pronouns.test(words) ||
    connectives.test(words) ||
    /^das \p{Ll}/iu.test(words) ||
    /^(?:A|Antwort):/u.test(words) ||
    pointsBackEarly(words)
  );
}

function pointsBackEarly(words: string): boolean {
  const found = words.match(pointsBack);
  if (!found) return false;
  // "Pope Gregory XIII had corrected it": whoever has a name is not "it".
  const before = words
    .slice(0, found.index)
    .replace(found[0] === 'it' ? /(?<!\p{L})(?:\p{Lu}\p{L}+ ){2,}/gu : '', '');
  // "If you want to try it, …": who reads it has heard of it as late as now.
  return lineWords(before).filter((word) => !/\d/.test(word)).length < wordsItNeeds;
}
