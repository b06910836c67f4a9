/** Whether a line makes sense only after the one before it: "He left", "However, …", “…,” she said. */
const pronouns =
  /^(?:he|she|it|they|his|her|hers|its|their|theirs|him|them|this|that|these|those|such|both|neither|others|another|the (?:latter|former|same|other|others|two|three|pair|result|answer|reason|second|third)|(?:one|some|many|most|all|none|each|few|several|half|two|three) of (?:them|these|those)|er|sie|es|dies|diese[rsmn]?|sein[er]?|ihr[er]?|ihm|ihnen|jene[rs]?|beide|solche[rs]?)\b/i;
const connectives =
  /^(?:however|but|also|and|or|nor|so|yet|then|thus|hence|therefore|moreover|furthermore|instead|meanwhile|still|besides|otherwise|nevertheless|nonetheless|consequently|accordingly|similarly|likewise|conversely|rather|as a result|in addition|in fact|in contrast|in turn|for (?:example|instance|this reason|that reason)|on the other hand|by contrast|because of (?:this|that|it)|after (?:that|this|which)|even so|even then|that said|not only that|too|again|indeed|here|there(?! (?:is|are|was|were|will|has|have)\b)|at that|to do (?:so|this|that)|aber|doch|jedoch|auch|dann|danach|deshalb|daher|darum|deswegen|außerdem|zudem|dabei|damit|dadurch|dafür|dagegen|trotzdem|allerdings|denn|und|oder|dort|dazu|darüber|davon|stattdessen|ebenso|so)\b/i;
/** "It is easy to …" and "this week" point at nothing; nor does "so far". */
const pointsNowhere =
  /^(?:it(?:['’]s| is| was| takes| took| has been| may be| can be) (?:[\w’'-]+ ){0,5}(?:to|that|for)\b|this (?:year|week|month|morning|afternoon|evening|summer|winter|spring|autumn|fall|weekend|time|article|guide|recipe|post|list|video|page)\b|so far|so called|both (?!of)[\w’'-]+ and\b|both (?:sides|companies|countries)?$|es (?:gibt|gab|ist|war|dauert|braucht) |das \p{Lu}|diese[rsn]? (?:Woche|Jahr|Monat|Sommer|Winter|Tage)|and (?:yes|now) )/iu;
/** Who said it is not told in the line itself. */
const saidByPronoun =
  /["”“’,]\s*(?:(?:he|she|they|er|sie)\s+(?:said|says|added|adds|told|asked|explained|wrote|recalled|admitted|joked|insisted|noted|replied|sagte|sagt|meinte|erklärte|fragte)|(?:said|says|added|sagte|meinte)\s+(?:he|she|they|er|sie))\b/i;

export function dependsOnBefore(line: string): boolean {
  if (saidByPronoun.test(line)) return true;
  if (/^["“„«]/u.test(line)) return false;
  const words = line.replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^(?:das|der|die) \p{Lu}/u.test(words.slice(0, 4).toLowerCase() + words.slice(4)))
    return false;
  if (pointsNowhere.test(words)) return false;
  return (
    pronouns.test(words) ||
    connectives.test(words) ||
    /^das \p{Ll}/iu.test(words) ||
    /^(?:A|Antwort):/u.test(words)
  );
}
