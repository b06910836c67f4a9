/** Which built-in picture stands behind each part of a list. */
import type { PictureRecipe } from '@reelwright/pictures';
import { bestOf, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
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
  // What stands for the topic itself comes before what its items show: "garden gnomes" begins and ends with a gnome.
  const own = answers.objects.filter(isThing).slice(0, 3);
  const wholeTopic = own.length > 0 ? own : about(3);
  const known = ({ objects }: ListicleItem) => (objects.length > 0 ? objects : about(2));
  return {
    title: () => picture('title', { name: 'title', objects: about(5), leads: about(1) }),
    hook: () => {
      const named = namedInHook(answers);
      const leads = named.length > 0 ? named : wholeTopic;
      const objects = [...new Set([...named, ...about(3)])];
      return picture('hook', { name: 'hook', objects, leads, leadsAlike: true });
    },
    // An item is announced by what it is rather than by a sign for what it does.
    number: (item) =>
      picture('number', {
        name: item.id,
        objects: known(item),
        place: item.place,
        leads: bestOf(known(item), isThing, isShown, isNoFlag),
      }),
    fact: (item, { name, at, text, objects }) => {
      const all = [...new Set([...objects, ...known(item)])];
      const named = bestOf(objects, isShown, isNoFlag);
      const itsOwn = rotated(bestOf(known(item), isShown, isNoFlag), at);
      // What a sentence says leads, until it was seen twice in a row: then another thing of the item does.
      const leads = named.length > 0 ? [...new Set([...named, ...itsOwn.filter(isThing)])] : itsOwn;
      return (
        figure(text, { name, leads }) ??
        picture('fact', { name, objects: all, leads, place: item.place })
      );
    },
    // The last pictures are of the whole topic, as the first, and show what was seen least of it; a bonus is a present.
    ending: (name) =>
      endings.has(name)
        ? picture('ending', { name, objects: about(4), leads: wholeTopic, leadsAlike: true })
        : picture('ending', { name, objects: [gift, ...about(3)], leads: [gift] }),
  };
}

/** "A god with a hammer" is seen with a hammer, be it of a later item. */
function namedInHook({ hook, items }: ListicleAnswers): readonly string[] {
  const known = [...hook.objects, ...items.flatMap(({ objects }) => objects)];
  return [...new Set(known)].filter((name) => isThing(name) && isNamedIn(name, hook.text));
}

/** What comes after the items, besides bonuses. */
const endings = new Set(['call-to-action', 'closing', 'contact']);
const gift = 'wrapped-gift';

/** Each picture of an item begins with another of its objects. */
function rotated(objects: readonly string[], by: number): readonly string[] {
  const at = objects.length > 0 ? by % objects.length : 0;
  return [...objects.slice(at), ...objects.slice(0, at)];
}
