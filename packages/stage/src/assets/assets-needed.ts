import type { Background, Graphic, Item, Slide } from '@reelwright/movie';
import { slideSeconds, watermarkOf } from '@reelwright/movie';
import { backgroundSource } from '../background/background-source.ts';
import { captionNeeds } from '../captions/caption-needs.ts';
import { defaultFontFamily } from '../fonts/font-book.ts';
import type { FontFile } from '../fonts/font-file.ts';
import { graphicWords } from '../graphics/draw-graphic.ts';
import { labelBase } from '../graphics/graphic-pen.ts';
import { baseStyle } from '../items/lay-out-item.ts';
import type { Movie } from '../movie.ts';
import { slideAt } from '../slides/slide-at.ts';
import { clipOf, slideChange, transitionInto } from '../slides/slide-change.ts';
import { type BaseStyle, lettersOf } from '../text/letter.ts';
import { parseHtml } from '../text/parse-html.ts';
import type { Paragraph } from '../text/run-style.ts';

/** What must be ready before a part of a movie can be drawn. */
export interface AssetsNeeded {
  readonly images: readonly string[];
  readonly videos: readonly string[];
  readonly emoji: readonly string[];
  readonly fonts: readonly FontFile[];
}

interface Needs {
  readonly images: Set<string>;
  readonly videos: Set<string>;
  readonly emoji: Set<string>;
  readonly fonts: Map<string, FontFile>;
}

/** Lists what the seconds `from` to `to` of a movie are made of. Loaders get it ready, in any order. */
export function assetsNeeded(movie: Movie, fromSeconds: number, toSeconds: number): AssetsNeeded {
  const needs = neededEverywhere(movie);
  for (const slide of slidesBetween(movie, fromSeconds, toSeconds)) {
    addSlide(needs, slide);
    addCaptions(needs, movie, slide);
    const clip = clipOf(transitionInto(movie, movie.frames.indexOf(slide)));
    if (clip) needs.videos.add(clip.url);
  }
  return listed(needs);
}

/** Lists what a single moment shows, and nothing beside it: a still is drawn as soon as this much is there. */
export function assetsAt(movie: Movie, seconds: number): AssetsNeeded {
  const needs = neededEverywhere(movie);
  const place = slideAt(movie, seconds);
  if (!place) return listed(needs);
  addSlide(needs, place.slide);
  addCaptions(needs, movie, place.slide);
  const change = slideChange(movie, place);
  if (change?.kind === 'clip') needs.videos.add(change.url);
  if (change?.kind === 'poses' && change.outgoing) addSlide(needs, change.outgoing.slide);
  return listed(needs);
}

function neededEverywhere(movie: Movie): Needs {
  const needs: Needs = { images: new Set(), videos: new Set(), emoji: new Set(), fonts: new Map() };
  addBackground(needs, movie.movie.bg);
  const watermark = watermarkOf(movie);
  if (watermark.type === 'image' && watermark.image) needs.images.add(watermark.image);
  if (watermark.type === 'text') addWords(needs, watermark.text ?? '');
  return needs;
}

function listed({ images, videos, emoji, fonts }: Needs): AssetsNeeded {
  return {
    images: [...images],
    videos: [...videos],
    emoji: [...emoji],
    fonts: [...fonts.values()],
  };
}

function addSlide(needs: Needs, slide: Slide): void {
  addBackground(needs, slide.background);
  for (const item of slide.items) addItem(needs, item);
}

function addCaptions(needs: Needs, movie: Movie, { id }: Slide): void {
  const wanted = movie.captions?.on ? captionNeeds(movie, movie.captions, id) : undefined;
  if (!wanted) return;
  const { text, family, bold, emoji } = wanted;
  const base = { ...plainWords, family, bold };
  addText(needs, [{ runs: [{ text, style: {} }] }], base);
  for (const one of emoji) needs.emoji.add(one);
}

/** With a neighbour at each side: they show in transitions. */
function slidesBetween({ frames }: Movie, fromSeconds: number, toSeconds: number): Slide[] {
  let startSeconds = 0;
  const overlapping = frames.map((slide, index) => {
    const endSeconds = startSeconds + slideSeconds(slide);
    const last = index === frames.length - 1;
    const during = startSeconds <= toSeconds && (endSeconds >= fromSeconds || last);
    startSeconds = endSeconds;
    return during;
  });
  return frames.filter(
    (_, index) => overlapping[index - 1] || overlapping[index] || overlapping[index + 1],
  );
}

function addItem(needs: Needs, item: Item): void {
  addBackground(needs, item.bg);
  if (item.mask?.type === 'custom_mask' && item.mask.url) needs.images.add(item.mask.url);
  if (item.effects?.url) needs.videos.add(item.effects.url);
  switch (item.type) {
    case 'audio':
      return;
    case 'text':
      addText(needs, parseHtml(item.text ?? ''), baseStyle(item));
      return;
    case 'image':
      if (item.url) needs.images.add(item.url);
      if (item.box?.side) needs.images.add(item.box.side);
      if (item.graphic) addGraphic(needs, item.graphic);
      return;
    case 'video':
      if (item.url) needs.videos.add(item.url);
      if (item.thumbnail) needs.images.add(item.thumbnail);
      return;
    case 'group':
      for (const child of item.children ?? []) addItem(needs, child);
      return;
    default:
      item.type satisfies never;
  }
}

function addGraphic(needs: Needs, graphic: Graphic): void {
  const words = graphicWords(graphic);
  if (!words) return;
  const paragraphs = [{ runs: [{ text: words.text, style: {} }] }];
  for (const bold of [false, true])
    addText(needs, paragraphs, labelBase({ family: words.family, bold, color: '#000' }));
}

function addBackground(needs: Needs, background: Background | undefined): void {
  if (!background) return;
  const source = backgroundSource(background);
  if (source.kind === 'image') needs.images.add(source.url);
  if (source.kind === 'video') needs.videos.add(source.url);
}

const plainWords: BaseStyle = {
  family: defaultFontFamily,
  bold: true,
  italic: false,
  underline: false,
  color: '#fff',
  gradient: undefined,
};

function addWords(needs: Needs, text: string): void {
  addText(needs, [{ runs: [{ text, style: {} }] }], plainWords);
}

function addText(needs: Needs, paragraphs: readonly Paragraph[], base: BaseStyle): void {
  for (const paragraph of paragraphs) {
    for (const { ink, emoji, text } of lettersOf(paragraph, base, 1)) {
      if (emoji) needs.emoji.add(text);
      else if (ink.file) needs.fonts.set(ink.file.name, ink.file);
    }
  }
}
