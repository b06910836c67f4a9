import { figuresInWords } from './figures-in-words.ts';

/** Long words that carry nothing by themselves. */
const plain =
  /^(?:about|above|actually|after|again|against|almost|along|already|although|always|another|around|because|become|becomes|before|behind|being|below|between|called|could|different|during|either|enough|every|everybody|everyone|everything|having|however|inside|instead|itself|likely|makes|making|might|mostly|nearly|needs|never|nobody|nothing|often|other|others|people|perhaps|probably|quickly|rather|really|seems|should|since|slowly|somebody|something|sometimes|still|takes|their|there|these|thing|things|those|though|through|today|together|towards|under|until|usually|wants|where|whether|which|while|whole|without|would|yourself)$/i;
const fewestLetters = 5;

/** Of a line that stands alone on its slide, what is seen first: its figure, else the word that weighs most. */
export function keyWords(text: string): readonly string[] {
  const figures = figuresInWords(text).filter(({ isFigure }) => isFigure);
  if (figures.length > 0) return figures.map((piece) => piece.text).slice(0, 1);
  const words = (text.match(/[\p{L}’'-]+/gu) ?? []).filter(
    (word) => word.length >= fewestLetters && !plain.test(word),
  );
  // Of words of one length the last: English says what is new at the end.
  const [heaviest] = words.toReversed().toSorted((a, b) => b.length - a.length);
  return heaviest === undefined ? [] : [heaviest];
}
