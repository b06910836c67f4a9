/** How the slides of a film follow each other: films differ, and so do neighbours within one. */
import { seededChoices } from '@reelwright/chance';
import { isFigureStyle } from '@reelwright/pictures';
import { isThing } from '../../picture-choice/object-kinds.ts';
import type { PartRole, ScriptPart } from '../../script.ts';
import type { LayoutId } from '../layout-ids.ts';
import { shotsOf } from '../shots-of.ts';
import { wordsInTurn } from '../words/words-in-turn.ts';
import { uprightInTurn } from './choose-upright.ts';
import { type SlideCraft, type SlideLight, type SlideLook, slideMoves } from './slide-look.ts';

type Kind = 'opening' | 'hook' | 'item' | 'fact' | 'end' | 'question';

/** What one film does with each kind of slide, told over and over. */
type Skeleton = Readonly<Record<Exclude<Kind, 'question'>, readonly SlideLook[]>>;

const skeletons: readonly Skeleton[] = [
  {
    opening: ['magazine'],
    hook: ['full'],
    item: ['stage', 'magazine'],
    fact: ['full', 'type', 'window', 'magazine', 'collage'],
    end: ['stage', 'type'],
  },
  {
    opening: ['full'],
    hook: ['type'],
    item: ['full', 'stage'],
    fact: ['magazine', 'collage', 'full', 'window', 'type'],
    end: ['magazine', 'full'],
  },
  {
    opening: ['stage'],
    hook: ['magazine'],
    item: ['magazine', 'full', 'window'],
    fact: ['type', 'full', 'collage', 'stage', 'theme'],
    end: ['full', 'type'],
  },
  {
    opening: ['type'],
    hook: ['full'],
    item: ['window', 'stage'],
    fact: ['full', 'theme', 'type', 'collage', 'magazine'],
    end: ['window', 'full'],
  },
  {
    opening: ['collage'],
    hook: ['stage'],
    item: ['full', 'type'],
    fact: ['window', 'magazine', 'full', 'theme', 'stage'],
    end: ['stage', 'magazine'],
  },
  {
    opening: ['theme'],
    hook: ['full'],
    item: ['theme', 'full', 'magazine'],
    fact: ['stage', 'window', 'type', 'full', 'collage'],
    end: ['type', 'stage'],
  },
];

const kindOfRole: Readonly<Partial<Record<PartRole, Kind>>> = {
  title: 'opening',
  hook: 'hook',
  number: 'item',
  item: 'item',
  fact: 'fact',
  proof: 'fact',
  product: 'fact',
  winner: 'item',
  verdict: 'end',
  bonus: 'end',
  'call-to-action': 'end',
  closing: 'end',
  contact: 'end',
  question: 'question',
  answer: 'question',
};

/** What has cards or lists of its own: only its light and its camera differ. */
export const fixedLayouts: readonly LayoutId[] = [
  'question_mcq',
  'heading_with_bullets',
  'only_bullets',
  'contact',
];

const bulletLayouts: ReadonlySet<LayoutId> = new Set<LayoutId>([
  'heading_with_bullets',
  'only_bullets',
]);

/** Words on a picture; what has a shape of its own keeps it. */
const composed: ReadonlySet<LayoutId> = new Set<LayoutId>([
  'title',
  'title_with_subtitle',
  'media_with_subtitle',
  'heading_with_media',
  'heading_with_text_and_media',
  'heading_with_text_and_media_side_by_side',
  'number',
  'winner',
  ...fixedLayouts,
]);

/** They have shapes of their own, and larger ones in films of today. */
const besides: ReadonlySet<LayoutId> = new Set<LayoutId>(['versus', 'score']);

/** What is drawn out of figures needs all of its room, which these leave. */
const forFigures: readonly SlideLook[] = ['magazine', 'theme', 'stage'];

/** A trophy with a name below it is too high to stand across the top. */
function looksFor(
  part: ScriptPart,
  wanted: readonly SlideLook[],
  edition: number,
): readonly SlideLook[] {
  if (edition > 1 && bulletLayouts.has(part.layout)) return ofLists;
  if (fixedLayouts.includes(part.layout)) return fixedLooks;
  if (edition > 1 && hasNumber(part)) return forNumbers;
  if (hasFigure(part)) return forFigures;
  return part.prizeUrl === undefined ? wanted : forPrizes;
}

/** One thing all along is seen otherwise with each question. */
const questionLooks = ({ layout }: ScriptPart, edition: number): readonly SlideLook[] =>
  edition > 1 && layout === 'question_mcq' ? ofQuestions : fixedLooks;
/** Two in a row stand on either side. */
/** A list has its thing near, or it would be small below its card. */
const ofLists: readonly SlideLook[] = ['near'];
const ofQuestions: readonly SlideLook[] = ['near', 'near', 'board'];

const fixedLooks: readonly SlideLook[] = ['theme'];
const forNumbers: readonly SlideLook[] = ['figure'];
const forPrizes: readonly SlideLook[] = ['full', 'type', 'magazine', 'window'];

const lights: readonly (readonly SlideLight[])[] = [
  ['own', 'deep', 'own', 'accent'],
  ['own', 'accent', 'own', 'deep'],
  ['deep', 'own', 'accent', 'own'],
];

interface CraftOptions {
  /** In which way films of its time are composed. */
  readonly edition?: number;
  /** What the film is about: in turn, small beside words rather than a third slide of nothing but words. */
  readonly standIns?: readonly string[];
}

/** The same film always gets the same: `seed` is what tells it from others of its kind. */
export function withCraft(
  parts: readonly ScriptPart[],
  seed: string,
  { edition = 1, standIns = openedBy(parts) }: CraftOptions = {},
): ScriptPart[] {
  const chance = seededChoices(`${seed} craft`);
  const skeleton = chance.pick(skeletons);
  const inTurn = chance.pick(lights);
  const upright = edition < 3 ? undefined : uprightInTurn(seed);
  const words = edition < 2 ? undefined : wordsInTurn(seed, standIns);
  const turn: Record<Kind, number> = { opening: 0, hook: 0, item: 0, fact: 0, end: 0, question: 0 };
  let last: SlideLook | undefined;
  let count = 0;
  let check: string | undefined;
  let checks = 0;
  return parts.map((part, index) => {
    const kind = kindOfRole[part.role];
    if (words && kind && part.isWordsAlone) {
      last = undefined;
      const designed = words(part, parts[index + 1]);
      const { wordsCraft } = designed;
      return upright && wordsCraft
        ? { ...designed, wordsCraft: { ...wordsCraft, hasFoot: true } }
        : designed;
    }
    words?.(part, undefined);
    if (edition > 1 && besides.has(part.layout)) {
      last = undefined;
      // All that is said of one check is seen alike.
      if (part.layout === 'versus' && part.kicker !== check) checks += 1;
      if (part.layout === 'versus') check = part.kicker;
      const isOther = checks % 2 === 0;
      const plan = upright?.(part.role);
      return {
        ...part,
        craft: { look: 'theme', light: 'own', move: 'in', isOther, ...(plan && { upright: plan }) },
      };
    }
    if (!kind || part.isWordsAlone || !composed.has(part.layout)) {
      last = undefined;
      return part;
    }
    const looks =
      kind === 'question' ? questionLooks(part, edition) : looksFor(part, skeleton[kind], edition);
    // Never the same twice in a row.
    if (kind !== 'question' && looks.length > 1 && looks[turn[kind] % looks.length] === last)
      turn[kind] += 1;
    // An answer stands exactly where its question stood.
    if (part.role === 'answer' && looks.length > 1) turn[kind] = Math.max(0, turn[kind] - 1);
    const look = looks[turn[kind]++ % looks.length] ?? 'theme';
    last = look;
    // An answer stands in the light of its question.
    const at = part.role === 'answer' ? count - 1 : count++;
    const plan = upright?.(part.role);
    const craft: SlideCraft = {
      look,
      ...(plan && { upright: plan }),
      // The first frame is the thumbnail, in the film's own colours.
      light: at === 0 ? 'own' : lightFor(part, inTurn[at % inTurn.length] ?? 'own', edition),
      move: chance.pick(slideMoves),
      isOther: at % 2 === 1,
    };
    return { ...part, craft };
  });
}

/** On cards of a middling colour neither black nor white letters are read well. */
function lightFor({ layout }: ScriptPart, light: SlideLight, edition: number): SlideLight {
  return edition > 1 && layout === 'question_mcq' && light === 'accent' ? 'deep' : light;
}

/** What a film opens with stands for it. */
function openedBy(parts: readonly ScriptPart[]): readonly string[] {
  const opening = parts.find(({ role, isWordsAlone }) => role !== 'intro' && !isWordsAlone);
  return (opening?.lines ?? [])
    .flatMap(({ picture }) => picture.objects.slice(0, 1))
    .filter(isThing);
}

/** What is drawn out of figures, or is a map: every part of it says something. */
export function hasFigure({ lines }: ScriptPart): boolean {
  return lines
    .flatMap(shotsOf)
    .some(
      (shot) =>
        shot.kind === 'built-in' &&
        (isFigureStyle(shot.recipe.style) || shot.recipe.style === 'map'),
    );
}

/** It shows a number with what it counts, and nothing else that is drawn out of figures. */
export function hasNumber({ lines }: ScriptPart): boolean {
  const shots = lines.flatMap(shotsOf);
  const styles = shots.map((shot) => (shot.kind === 'built-in' ? shot.recipe.style : 'photo'));
  const others = styles.filter((style) => style !== 'number');
  return (
    others.length < styles.length &&
    !others.some((style) => style === 'photo' || style === 'map' || isFigureStyle(style))
  );
}
