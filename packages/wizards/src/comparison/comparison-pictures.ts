/** Which built-in picture stands for each product and check, where nobody chose one. */
import type { PictureRecipe } from '@reelwright/pictures';
import { bestOf, isFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { createShotChooser } from '../picture-choice/shot-chooser.ts';
import type { ComparedFeature, ComparedProduct, ComparisonAnswers } from './comparison-answers.ts';

interface ComparisonPictures {
  title(): PictureRecipe;
  check(feature: ComparedFeature): PictureRecipe;
  /** The same product always looks the same. */
  product(product: ComparedProduct): PictureRecipe;
  /** A product that won something, each time in another light. */
  winner(product: ComparedProduct, name: string): PictureRecipe;
  ending(name: string): PictureRecipe;
}

/** What stands for checks that nearly every comparison has. */
const objectsOfChecks: readonly (readonly [RegExp, readonly string[]])[] = [
  [/price|cost|money|value|budget|fee/i, ['money-bag', 'coin', 'dollar-banknote']],
  [/speed|fast|time|quick|effort|setup/i, ['stopwatch', 'timer-clock']],
  [/battery|energy|power|charg/i, ['battery', 'electric-plug', 'light-bulb']],
  [/safe|secur|warrant|protect|privacy/i, ['shield', 'locked']],
  [/size|weight|space|storage|fit/i, ['package', 'straight-ruler']],
  [/nois|sound|audio/i, ['headphone', 'musical-note']],
  [/health|fitness/i, ['stethoscope', 'green-apple']],
  [/planet|environment|emission|green|waste/i, ['globe-showing-europe-africa', 'seedling']],
  [/support|service|help|social/i, ['handshake', 'telephone']],
  [/design|look|style|color/i, ['artist-palette', 'paintbrush']],
  [/clean|care|maint|repair/i, ['broom', 'wrench']],
  [/travel|carry|portab|distance|trip/i, ['luggage', 'backpack']],
];

export function createComparisonPictures(answers: ComparisonAnswers): ComparisonPictures {
  const { picture } = createShotChooser(answers);
  const shownFor = differentPictures(answers.products, answers.objects.filter(isThing));
  const own = [...shownFor.values()].flatMap((objects) => objects.slice(0, 1));
  const topic = bestOf([...new Set([...own, ...answers.objects])], isThing, isShown);
  const ownOrTopic = (product: ComparedProduct) => shownFor.get(product.id) ?? [];
  const products = new Map<string, PictureRecipe>();
  return {
    title: () => ({
      ...picture('title', { name: 'title', objects: topic, leads: topic.slice(0, 1) }),
      // Both of them, facing each other.
      ...(own.length > 1 && { style: 'scene', objects: own }),
    }),
    check: (feature) => {
      const known = objectsOfChecks.find(([fits]) => fits.test(feature.name))?.[1] ?? [];
      const objects = [...feature.objects, ...known];
      const leads = objects.length > 0 ? objects : topic;
      return picture('fact', { name: feature.id, objects: leads, leads });
    },
    product: (product) => {
      const known = products.get(product.id);
      if (known) return known;
      // One thing alone: in a small box anything around it only disturbs.
      const leads = ownOrTopic(product).slice(0, 1);
      const made = picture('number', { name: product.id, objects: leads, leads });
      products.set(product.id, made);
      return made;
    },
    winner: (product, name) => {
      const leads = ownOrTopic(product);
      // Who won it all is seen whole, on a podium or the like.
      const moment = name === 'verdict' ? 'number' : 'fact';
      // It is what won, not something that goes with it.
      return picture(moment, { name, objects: leads, leads, firstIsMeant: true });
    },
    ending: (name) => picture('ending', { name, objects: topic, leads: topic }),
  };
}

/** Two products never look the same: each begins with what no other begins with; without any, with something of the topic. */
function differentPictures(
  products: readonly ComparedProduct[],
  topic: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const all = new Set(products.flatMap(shownOf));
  const taken = new Set<string>();
  return new Map(
    products.map((product) => {
      const objects = shownOf(product);
      const ofTopic = topic.filter((name) => !all.has(name));
      const first = [...objects, ...ofTopic].find((name) => !taken.has(name));
      if (first !== undefined) taken.add(first);
      const others = objects.filter((name) => name !== first && !taken.has(name));
      return [product.id, first === undefined ? [] : [first, ...others]];
    }),
  );
}

/** Signs say something about a product, and are none: a cross beside a winner would say that it lost. */
function shownOf({ objects }: ComparedProduct): readonly string[] {
  return objects.filter((name) => isShown(name) || isFlag(name));
}
