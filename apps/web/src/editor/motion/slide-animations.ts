import { type Animation, edit, type Item, runEdit, type Slide } from '@reelwright/movie';
import { inReadingOrder } from '../panels/reading-order.ts';

/** What an item is to a slide: each kind comes in its own way. */
type Role = 'title' | 'words' | 'picture' | 'ground';

interface Way {
  readonly in: string;
  readonly ms?: number;
  readonly break?: Animation['break'];
  readonly stay?: string;
}

export interface SlideAnimation {
  readonly id: string;
  readonly label: string;
  readonly ways: Readonly<Record<Role, Way | undefined>>;
  /** Between one item and the next, in the order in which they are read. */
  readonly gapSeconds: number;
}

const slowZoom: Way = { in: 'none', stay: 'kenburns-in' };

/** Ways to animate everything on a slide at once. */
export const slideAnimations: readonly SlideAnimation[] = [
  animation('calm', 'Calm', 'fade-in', 'fade-in', 'fade-in', 0.25, 700),
  animation('rise', 'Rise', 'fade-in-up', 'fade-in-up', 'fade-in-up', 0.18, 600),
  animation('pop', 'Pop', 'pop-in', 'pop-in', 'zoom-in', 0.14, 450),
  animation('slide', 'From the side', 'slide-in-left', 'fade-in-left', 'slide-in-right', 0.15, 600),
  animation('wipe', 'Wipe', 'reveal-in-left', 'wipe-in-left', 'wipe-in-up', 0.2, 700),
  {
    ...animation('words', 'Word by word', 'fade-in-up', 'fade-in', 'fade-in', 0.4, 500),
    ways: {
      title: { in: 'fade-in-up', ms: 450, break: 'words' },
      words: { in: 'fade-in', ms: 400, break: 'words' },
      picture: { in: 'fade-in', ms: 700 },
      ground: slowZoom,
    },
  },
  animation('focus', 'Into focus', 'blur-in', 'blur-in', 'focus-in', 0.2, 800),
  animation('bounce', 'Bouncy', 'bounce-in-down', 'bounce-in-up', 'bounce-in', 0.18, 800),
  {
    ...animation('cinema', 'Cinema', 'expand-in', 'fade-in', 'fade-in', 0.5, 1100),
    ways: {
      title: { in: 'expand-in', ms: 1300 },
      words: { in: 'fade-in', ms: 1000 },
      picture: { in: 'fade-in', ms: 1200, stay: 'kenburns-in' },
      ground: slowZoom,
    },
  },
  {
    ...animation('lively', 'Lively', 'spring-in-up', 'spring-in-up', 'turn-in-around', 0.12, 700),
    ways: {
      title: { in: 'spring-in-up', ms: 700, break: 'chars' },
      words: { in: 'spring-in-up', ms: 600 },
      picture: { in: 'swing-in', ms: 800 },
      ground: slowZoom,
    },
  },
];

function animation(
  id: string,
  label: string,
  title: string,
  words: string,
  picture: string,
  gapSeconds: number,
  ms: number,
): SlideAnimation {
  return {
    id,
    label,
    gapSeconds,
    ways: {
      title: { in: title, ms },
      words: { in: words, ms },
      picture: { in: picture, ms },
      ground: slowZoom,
    },
  };
}

/** All of a stage: it is there from the beginning, and only moves a little. */
const groundShare = 0.85;

interface Stage {
  readonly width: number;
  readonly height: number;
}

function sizeOf(item: Item): number {
  return Math.abs(item.width * item.scaleX * item.height * item.scaleY);
}

/** Items with what each is to the slide, in the order in which they come. */
function cast({ items }: Slide, stage: Stage): readonly (readonly [Item, Role])[] {
  const seen = items.filter(({ type, locked, hide }) => type !== 'audio' && !locked && !hide);
  const isGround = (item: Item) =>
    item.type !== 'text' && sizeOf(item) > groundShare * stage.width * stage.height;
  const read = inReadingOrder(seen.filter((item) => !isGround(item)));
  const title = read
    .filter(({ type }) => type === 'text')
    .toSorted((one, other) => (other.font?.size ?? 0) - (one.font?.size ?? 0))[0];
  const roleOf = (item: Item): Role =>
    item === title ? 'title' : item.type === 'text' ? 'words' : 'picture';
  return [
    ...seen.filter(isGround).map((item) => [item, 'ground'] as const),
    ...read.map((item) => [item, roleOf(item)] as const),
  ];
}

/** How an item comes then: its effect on letters and its way out stay. */
function animated(item: Item, way: Way, delaySeconds: number): Partial<Item> {
  const { break: _parts, in: _in, stay, ...rest } = item.effects ?? { effect: 'none' };
  const { startTime, endTime } = item.timing;
  const from = Math.round(Math.min(endTime - 0.5, delaySeconds) * 100) / 100;
  return {
    effects: {
      ...rest,
      ...(way.in !== 'none' && { in: { effect: way.in, duration: way.ms ?? 600 } }),
      ...(way.break && item.type === 'text' && { break: way.break }),
      ...(way.stay ? { stay: { effect: way.stay, duration: 2000 } } : stay && { stay }),
    },
    // What comes later on purpose goes on doing so.
    ...(startTime < 1.5 && from >= 0 && { timing: { ...item.timing, startTime: from } }),
  };
}

interface AnimateDetails {
  readonly slideId: string;
  readonly animation: SlideAnimation;
  readonly stage: Stage;
}

export const animateSlide = edit(
  'animateSlide',
  'Animate the slide',
  (draft, { slideId, animation: chosen, stage }: AnimateDetails) => {
    const slide = draft.frames.find(({ id }) => id === slideId);
    if (!slide) return;
    let delaySeconds = 0;
    for (const [item, role] of cast(slide as Slide, stage)) {
      const way = chosen.ways[role];
      const found = slide.items.find(({ id }) => id === item.id);
      if (!way || !found) continue;
      Object.assign(found, animated(item, way, role === 'ground' ? 0 : delaySeconds));
      if (role !== 'ground') delaySeconds += chosen.gapSeconds;
    }
  },
);

/** The items of a slide as they would be then, by their ids. */
export function animatedItems(
  movie: Parameters<typeof runEdit>[0],
  details: AnimateDetails,
): ReadonlyMap<string, Item> {
  const { data } = runEdit(movie, animateSlide, details);
  const slide = data.frames.find(({ id }) => id === details.slideId);
  return new Map(slide?.items.map((item) => [item.id, item]));
}
