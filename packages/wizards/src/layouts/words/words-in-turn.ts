/** Which design each slide of words gets: never the same twice in a row, and never three of nothing but words. */
import { seededChoices } from '@reelwright/chance';
import { isDrawingOf } from '../../picture-choice/other-drawings.ts';
import type { ScriptPart } from '../../script.ts';
import type { SlideLight } from '../looks/slide-look.ts';
import type { WordsCraft, WordsLook } from './words-craft.ts';

const looksInTurn: readonly (readonly WordsLook[])[] = [
  ['poster', 'split', 'band', 'statement', 'card'],
  ['split', 'band', 'poster', 'card', 'statement'],
  ['statement', 'card', 'split', 'poster', 'band'],
  ['band', 'poster', 'card', 'split', 'statement'],
];

/** A field of its own needs something on it. */
const needsMark: ReadonlySet<WordsLook> = new Set<WordsLook>(['split']);

const lightsInTurn: readonly SlideLight[] = ['accent', 'own', 'deep'];

/** More than so many in a row are a page to read, and no film. */
const mostInRow = 2;

/** What stands for the whole film is seen so often at most. */
const mostOfOne = 3;

/** Ask in the order of the film, for every part. */
export function wordsInTurn(
  seed: string,
  standIns: readonly string[],
): (part: ScriptPart, next: ScriptPart | undefined) => ScriptPart {
  const chance = seededChoices(`${seed} words`);
  const looks = chance.pick(looksInTurn);
  const firstLight = chance.pick([0, 1, 2]);
  let turn = 0;
  let stood = 0;
  let inRow = 0;
  let wasThing = false;
  let wasNumber = false;
  return (part, next) => {
    if (!part.isWordsAlone) {
      inRow = 0;
      wasThing = false;
      wasNumber = false;
      return part;
    }
    // The number of an item and its name are a design of their own, and so is a list.
    const isDesigned = part.number === undefined && part.layout === 'title';
    // Seen small just before, or large at once, it is not seen again.
    const isNext = next && !next.isWordsAlone && next.lines.some(shows(part.ofItem?.thing));
    const own = wasThing || isNext ? undefined : part.ofItem?.thing;
    const thing =
      own ??
      (inRow >= mostInRow && isDesigned && stood < standIns.length * mostOfOne
        ? standIns[stood++ % standIns.length]
        : undefined);
    wasThing = isDesigned && thing !== undefined;
    inRow = wasThing ? 0 : inRow + 1;
    if (!isDesigned) {
      wasNumber = part.number !== undefined;
      return part;
    }
    // Its number stood alone on the slide before.
    const numeral = wasNumber ? undefined : part.ofItem?.number;
    wasNumber = false;
    const hasMark = thing !== undefined || numeral !== undefined;
    if (!hasMark && needsMark.has(looks[turn % looks.length] ?? 'split')) turn += 1;
    const at = turn++;
    const wordsCraft: WordsCraft = {
      look: looks[at % looks.length] ?? 'statement',
      light: lightsInTurn[(at + firstLight) % lightsInTurn.length] ?? 'own',
      isOther: at % 2 === 1,
      thing,
      numeral,
    };
    return { ...part, wordsCraft };
  };
}

const shows =
  (thing: string | undefined) =>
  ({ picture }: ScriptPart['lines'][number]): boolean =>
    thing !== undefined && isDrawingOf(picture.objects[0], thing);
