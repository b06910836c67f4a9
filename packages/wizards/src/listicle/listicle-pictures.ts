/** Which built-in picture stands behind each part of a list. */
import { figureRecipeFor, type PictureRecipe } from '@reelwright/pictures';
import { asInTopic, isClassOf } from '../picture-choice/as-in-topic.ts';
import { bestOf, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
import { isDrawingOf, mostTimes, sidesOf } from '../picture-choice/other-drawings.ts';
import { createShotChooser } from '../picture-choice/shot-chooser.ts';
import { isAboutAnimal, suitsSentence } from '../picture-choice/suits-sentence.ts';
import type { ListicleAnswers, ListicleItem } from './listicle-answers.ts';
import { topicObjects } from './topic-objects.ts';

interface PictureChooser {
  title(): PictureRecipe;
  hook(): PictureRecipe;
  number(item: ListicleItem): PictureRecipe;
  /** Whether there is anything to show for a sentence. Asked before its pictures, in the order of the film. */
  shows(item: ListicleItem, fact: Omit<FactShot, 'name' | 'text'>): boolean;
  fact(item: ListicleItem, fact: FactShot): PictureRecipe;
  /** What an item was announced by, where it may stand small beside one of its sentences. */
  small(item: ListicleItem, sentence: string): string | undefined;
  /** What was said to stand for the whole film. */
  standIns(): readonly string[];
  ending(name: string): PictureRecipe;
}

interface FactShot {
  readonly name: string;
  /** The words that stand on the picture, and the whole sentence that they are of. */
  readonly text: string;
  readonly sentence: string;
  readonly objects: readonly string[];
  /** What it shows was looked for. */
  readonly isWeighed: boolean;
}

export function createPictureChooser(answers: ListicleAnswers): PictureChooser {
  const topic = topicObjects(answers);
  const { picture, figure } = createShotChooser(answers);
  const about = (count: number) => bestOf(topic, isThing, isShown).slice(0, count);
  // What stands for the topic itself comes before what its items show: "garden gnomes" begins and ends with a gnome.
  const own = answers.objects.filter(isThing).slice(0, 3);
  const wholeTopic = own.length > 0 ? own : about(3);
  // Never the second thing of the topic: waves say nothing of "Built on bare rock". Of a list of dogs, none is just a dog.
  const subject = about(1).filter((name) => !isClassOf(name, answers.unit));
  const known = ({ objects }: ListicleItem) => (objects.length > 0 ? objects : subject);
  const isAnimals = isAboutAnimal(topic);
  const led = new Map<string, number>();
  let wasWords = false;
  /** What each item was announced by, where it is its own. */
  const announced = new Map<string, string>();
  const hookLeads = new Set<string | undefined>();
  const shown: (string | undefined)[] = [];
  const remember = (name: string | undefined) => {
    shown.push(name);
    if (name) led.set(name, (led.get(name) ?? 0) + 1);
  };
  /** Two slides of words in a row are enough: then a thing may come once more. */
  const isLull = () => shown.length > 1 && shown.slice(-2).every((name) => name === undefined);
  const isFresh = (name: string) =>
    (led.get(name) ?? 0) < mostTimes(name) + (isLull() ? afterLull : 0);
  const isAllAlong = (name: string) => repeats(name, shown);
  /** What only stands for its item comes once less, unless words stood there just before. */
  const mayStand = (name: string) =>
    (wasWords ? isFresh(name) : (led.get(name) ?? 0) < mostTimes(name) - 1) && !isAllAlong(name);
  /** What a sentence was going to be led by, and what was counted for it: its picture may turn out otherwise. */
  const decided = new Map<string, { lead: string | undefined; counted: string | undefined }>();
  const settle = (key: string, leads: readonly string[], made: PictureRecipe) => {
    const lead = leads.find((name) => isDrawingOf(made.objects[0], name));
    const before = decided.get(key);
    if (!before || !lead || before.counted === lead) return;
    if (before.counted) led.set(before.counted, (led.get(before.counted) ?? 1) - 1);
    led.set(lead, (led.get(lead) ?? 0) + 1);
    shown[shown.length - 1] = lead;
    before.counted = lead;
  };
  /** Of these, what suits a sentence of the item; where nothing does, the topic itself is better than a sign for it. */
  const suiting = (item: ListicleItem, objects: readonly string[], sentence: string) => {
    const ofAnimal = isAnimals || isAboutAnimal(item.objects);
    const suits = (name: string) => suitsSentence(name, sentence, { ofAnimal });
    const found = objects.filter(suits);
    return found.length > 0 ? found : subject;
  };
  /** What a sentence names, as this film has it. */
  const namedOf = (item: ListicleItem, objects: readonly string[], sentence: string) => {
    const about = [...item.objects, ...answers.objects];
    const meant = objects.map((object) => asInTopic(object, about));
    return suiting(item, meant, sentence).filter((object) => meant.includes(object));
  };
  const ownOf = (item: ListicleItem, sentence: string) =>
    suiting(item, bestOf(known(item), isShown, isNoFlag), sentence);
  return {
    title: () => {
      const leads = about(1);
      // Nothing is known of it yet: better no picture than a sign for anything.
      if (leads.length === 0) return noPicture(answers, 'title');
      remember(leads[0]);
      return picture('title', { name: 'title', objects: about(5), leads });
    },
    hook: () => {
      const suits = (name: string) =>
        suitsSentence(name, answers.hook.text, { ofAnimal: isAnimals });
      const named = namedInHook(answers).filter(suits);
      const leads = named.length > 0 ? named : wholeTopic;
      const objects = [...new Set([...named, ...about(3)])];
      const made = picture('hook', { name: 'hook', objects, leads, leadsAlike: true });
      // A long one has several pictures, and is one slide.
      const lead = leads.find((name) => isDrawingOf(made.objects[0], name));
      if (!hookLeads.has(lead)) remember(lead);
      hookLeads.add(lead);
      return made;
    },
    // An item is announced by what it is rather than by a sign for what it does.
    number: (item) => {
      const ofAnimal = isAnimals || isAboutAnimal(item.objects);
      const suits = item.objects.filter((name) => suitsSentence(name, item.text, { ofAnimal }));
      const isNew = (name: string) =>
        isNamedIn(name, item.text) || (isFresh(name) && !isAllAlong(name));
      // The topic itself only where the film is called after it, or where words stood just before.
      const standIns = subject.filter((name) => isLull() || isNamedIn(name, answers.idea.text));
      const things = suits.filter(isThing);
      const shownSuits = things.length > 0 ? suits.filter(isShown) : suits;
      const candidates = [...things, ...shownSuits, ...standIns];
      const lead = candidates.find(isNew);
      wasWords = lead === undefined;
      if (lead === undefined) {
        remember(undefined);
        return noPicture(answers, item.id);
      }
      const leads = [lead, ...things.filter((name) => name !== lead && isNew(name))];
      const made = picture('number', {
        name: item.id,
        objects: [...new Set([...leads, ...suits])],
        place: item.place,
        leads,
        firstIsMeant: true,
      });
      const led = leads.find((name) => isDrawingOf(made.objects[0], name));
      remember(led);
      if (led && things.includes(led)) announced.set(item.id, led);
      return made;
    },
    small: (item, sentence) => {
      const thing = announced.get(item.id);
      const ofAnimal = isAnimals || isAboutAnimal(item.objects);
      return thing && suitsSentence(thing, sentence, { ofAnimal }) ? thing : undefined;
    },
    standIns: () => answers.objects.filter(isThing),
    shows: (item, { sentence, objects, isWeighed }) => {
      const own = isWeighed ? [] : ownOf(item, sentence);
      const named = namedOf(item, objects, sentence);
      const isFigure = figureRecipeFor(sentence, { objects: [], seed: '' }) !== undefined;
      const lead =
        named.find((object) => isFresh(object) && !isAllAlong(object)) ??
        own.find((object) => !named.includes(object) && mayStand(object));
      const counted = isFigure ? undefined : lead;
      decided.set(`${item.id} ${sentence}`, { lead, counted });
      remember(counted);
      wasWords = !isFigure && lead === undefined;
      return !wasWords;
    },
    fact: (item, { name, text, sentence, objects, isWeighed }) => {
      if (wasWords) return noPicture(answers, name);
      const named = namedOf(item, objects, sentence);
      const own = isWeighed && named.length > 0 ? [] : ownOf(item, sentence);
      // Half a sentence shows what is said while it stands there.
      const heard = named.filter((object) => isNamedIn(object, text));
      const all = heard.length > 0 ? heard : [...new Set([...named, ...own])];
      const key = `${item.id} ${sentence}`;
      const lead = decided.get(key)?.lead;
      const before = shown.slice(0, -1);
      const fresh = all.filter(
        (object) => object === lead || (isFresh(object) && !repeats(object, before)),
      );
      const leads = fresh.length > 0 ? fresh : lead ? [lead] : all;
      const drawn = figure(text, { name, leads });
      if (drawn) return drawn;
      const made = picture('fact', {
        name,
        objects: [...new Set([...leads, ...named, ...own])],
        leads,
        place: item.place,
        firstIsMeant: named.length === 0,
      });
      settle(key, leads, made);
      return made;
    },
    // The last pictures are of the whole topic, as the first, and show what was seen least of it; a bonus is a present.
    ending: (name) =>
      endings.has(name)
        ? picture('ending', { name, objects: about(4), leads: wholeTopic, leadsAlike: true })
        : picture('ending', { name, objects: [gift, ...about(3)], leads: [gift] }),
  };
}

/** Neighbours never look alike: a thing comes twice in a row from two sides, and never three times. */
function repeats(name: string, before: readonly (string | undefined)[]): boolean {
  const inRow = sidesOf(name) > 1 ? 2 : 1;
  return before.length >= inRow && before.slice(-inRow).every((one) => one === name);
}

/** "A god with a hammer" is seen with a hammer, be it of a later item. */
function namedInHook({ hook, items }: ListicleAnswers): readonly string[] {
  const known = [...hook.objects, ...items.flatMap(({ objects }) => objects)];
  const named = [...new Set(known)].filter((name) => isThing(name) && isNamedIn(name, hook.text));
  return named.length > 0 ? named : hook.objects.filter(isThing);
}

/** So much oftener something leads rather than a third slide of words in a row. */
const afterLull = 2;

function noPicture({ seed }: ListicleAnswers, name: string): PictureRecipe {
  return { style: 'bokeh', objects: [], seed: `${seed}-${name}` };
}

/** What comes after the items, besides bonuses. */
const endings = new Set(['call-to-action', 'closing', 'contact']);
const gift = 'wrapped-gift';
