import { isRightToLeft } from '@reelwright/movie/language';
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { layouts } from './layouts.ts';
import { mirrorItem } from './mirror-item.ts';
import { slideExtras } from './slide-extras.ts';
import type { SlideFrame } from './slide-frame.ts';
import { designedWords } from './words/designed-words.ts';
import { wordsAlone } from './words-alone.ts';

/** Lays a part of a script out as the layers of a slide, from the back to the front. */
export function composeSlide(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const layout = layouts[part.layout];
  const lines = part.lines.slice(0, layout.repeat.max);
  const compose = part.isWordsAlone ? composeWords : layout.compose;
  const isMirrored = isRightToLeft(wordsOf(part));
  const composed = compose({ ...part, lines }, isMirrored ? { ...frame, isMirrored } : frame);
  const extras = slideExtras(part, frame);
  const items = isMirrored
    ? [...composed, ...extras].map((item) => mirrorItem(item, frame.width))
    : [...composed, ...extras];
  // The first frame is the thumbnail: everything is there at once.
  return frame.index === 0
    ? items.map((item) => (isChosenEntrance(item, frame) ? item : fromTheBeginning(item)))
    : items;
}

/** A ground that somebody chose stays in sight: no design has one of its own then. */
function composeWords(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  return part.wordsCraft && !frame.theme.hasWallpaper
    ? designedWords(part, frame, part.wordsCraft)
    : wordsAlone(part, frame);
}

function wordsOf({ heading = '', kicker = '', lines }: ScriptPart): string {
  return [heading, ...lines.map(({ text }) => text), kicker].join(' ');
}

/** Whoever chose how it comes wants to see it come. */
function isChosenEntrance({ ident }: DraftItem, { theme }: SlideFrame): boolean {
  const { title, heading, subtitle, bullets, media } = theme;
  const texts = { title, heading, subtitle, 'bullets-text': bullets };
  return ident === 'media'
    ? media.chosen?.in !== undefined
    : texts[ident as keyof typeof texts]?.chosen?.in === true;
}

const soonSeconds = 0.5;

function fromTheBeginning(item: DraftItem): DraftItem {
  const { effects, timing } = item;
  if (!timing || timing.startTime > soonSeconds) return item;
  return {
    ...item,
    timing: { ...timing, startTime: 0 },
    ...(effects && {
      effects: { ...withoutTimes(effects), in: { effect: 'none', duration: 0 }, effect: 'none' },
    }),
  };
}

/** Nor do its words wait until they are spoken. */
function withoutTimes({
  unitStarts: _,
  ...rest
}: NonNullable<DraftItem['effects']>): NonNullable<DraftItem['effects']> {
  return rest;
}
