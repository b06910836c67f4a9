/** Which built-in picture stands behind each part of a list. */
import type { PictureRecipe } from '@reelwright/pictures';
import { bestOf, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { createShotChooser } from '../picture-choice/shot-chooser.ts';
import type { ListicleAnswers, ListicleItem } from './listicle-answers.ts';
import { topicObjects } from './topic-objects.ts';

interface PictureChooser {
  title(): PictureRecipe;
  hook(): PictureRecipe;
  number(item: ListicleItem): PictureRecipe;
  /** `at` counts the pictures of an item, so that each leads with another of its objects. */
  fact(item: ListicleItem, fact: FactShot): PictureRecipe;
  ending(name: string): PictureRecipe;
}

interface FactShot {
  readonly name: string;
  readonly at: number;
  /** The words that stand on the picture. */
  readonly text: string;
  readonly objects: readonly string[];
}

export function createPictureChooser(answers: ListicleAnswers): PictureChooser {
  const topic = topicObjects(answers);
  const { picture, figure } = createShotChooser(answers);
  const about = (count: number) => bestOf(topic, isThing, isShown).slice(0, count);
  const known = ({ objects }: ListicleItem) => (objects.length > 0 ? objects : about(2));
  return {
    title: () => picture('title', { name: 'title', objects: about(5), leads: about(1) }),
    hook: () => picture('hook', { name: 'hook', objects: about(3), leads: about(2) }),
    // An item is announced by what it is rather than by a sign for what it does.
    number: (item) =>
      picture('number', {
        ...{ name: item.id, objects: known(item), place: item.place },
        leads: bestOf(known(item), isThing, isShown, isNoFlag),
      }),
    fact: (item, { name, at, text, objects }) => {
      const all = [...new Set([...objects, ...known(item)])];
      const own = bestOf(objects, isShown, isNoFlag);
      const leads = own.length > 0 ? own : rotated(bestOf(known(item), isShown, isNoFlag), at);
      return (
        figure(text, { name, leads }) ??
        picture('fact', { name, objects: all, leads, place: item.place })
      );
    },
    // The last pictures are of the same thing as the first; a bonus is a present.
    ending: (name) =>
      endings.has(name)
        ? picture('ending', { name, objects: about(4), leads: about(1) })
        : picture('ending', { name, objects: [gift, ...about(3)], leads: [gift] }),
  };
}

/** What comes after the items, besides bonuses. */
const endings = new Set(['call-to-action', 'closing', 'contact']);
const gift = 'wrapped-gift';

/** Each picture of an item begins with another of its objects. */
function rotated(objects: readonly string[], by: number): readonly string[] {
  const at = objects.length > 0 ? by % objects.length : 0;
  return [...objects.slice(at), ...objects.slice(0, at)];
}
