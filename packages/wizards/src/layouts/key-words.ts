import { figuresInWords } from './figures-in-words.ts';

/** Words that carry nothing by themselves. */
const plain =
  /^(?:about|above|actually|after|again|against|almost|along|already|also|although|always|another|anybody|anyone|anything|around|asked|asking|away|back|became|because|become|becomes|been|before|began|begin|begins|behind|being|below|between|both|bring|brings|called|calls|came|chosen|come|comes|could|different|does|doing|done|down|during|each|either|else|enough|even|ever|every|everybody|everyone|everything|find|finds|from|gave|gets|getting|give|gives|goes|going|gone|have|having|hello|here|however|inside|instead|into|itself|just|keep|keeps|kept|knew|know|known|knows|less|like|likely|looked|looking|looks|made|make|makes|making|many|maybe|mean|means|might|more|most|mostly|much|must|myself|nearly|need|needed|needs|never|next|nobody|nothing|noticed|often|once|only|onto|other|others|over|people|perhaps|possible|probably|puts|quickly|rather|really|said|same|says|seem|seems|seen|should|since|slowly|some|somebody|something|sometimes|soon|standing|still|such|sure|take|taken|takes|tell|tells|than|that|their|them|then|there|these|they|thing|things|this|those|though|through|till|today|together|told|took|towards|turn|under|until|upon|used|using|usually|very|want|wanted|wants|well|went|were|what|whatever|when|whenever|where|wherever|whether|which|whichever|whoever|while|whole|will|with|without|works|would|written|your|yours|yourself)$/i;
/** "You're", "that's", "doesn't": words that carry nothing, run together. */
const contraction =
  /^(?:i|you|he|she|it|we|they|that|this|there|here|what|who|how|where|when|let)[’'](?:m|s|re|ve|ll|d)$|n[’']t$/i;
const fewestLetters = 4;

/** "fourteen days", "ten thousand ideas": a count with what it counts, where that follows at once. */
const numberName =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion';
const counted = new RegExp(
  `\\b(?:(?:one|an?) )?(?:${numberName})(?:[ -](?:one|${numberName}))*\\b(?: (?:percent|\\p{L}{3,}s(?!\\p{L})))?`,
  'iu',
);

/** Of a line that stands alone on its slide, what is seen first: its figure, else a name, else the word that weighs most. */
export function keyWords(text: string): readonly string[] {
  const figures = figuresInWords(text).filter(({ isFigure }) => isFigure);
  if (figures.length > 0) return figures.map((piece) => piece.text).slice(0, 1);
  const [count] = counted.exec(text) ?? [];
  if (count?.includes(' ')) return [count];
  const [name] = text.match(names) ?? [];
  if (name) return [name];
  const words = (text.match(/[\p{L}’'-]+/gu) ?? []).filter(
    (word) => word.length >= fewestLetters && !plain.test(word) && !contraction.test(word),
  );
  // Of words of one length the last: English says what is new at the end.
  const [heaviest] = words.toReversed().toSorted((a, b) => b.length - a.length);
  return heaviest === undefined ? [] : [heaviest];
}

/** Inside of a sentence, where a capital says that it is one: "called Supper Sorted". */
const names = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;
