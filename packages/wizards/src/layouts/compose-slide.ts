/** Lays a part of a script out as the layers of a slide: picture behind, words on a calm side. */
import { type DraftItem, type Focus, pictureLayers } from '@reelwright/pictures';
import type { LineTime } from '../part-times.ts';
import type { ScriptPart, VoiceWord } from '../script.ts';
import type { ThemeLook } from '../themes/theme-look.ts';

export interface SlideFrame {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly theme: ThemeLook;
  /** Counts slides, so that neighbours face different ways. */
  readonly index: number;
  /** When each line of the part is heard; words arrive while they are spoken. */
  readonly lineTimes: readonly LineTime[];
  readonly wordTimes: readonly (readonly VoiceWord[])[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Align = 'left' | 'center';

export function composeSlide(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { width, height, seconds, theme, index } = frame;
  const wide = width > height * 1.2;
  const focus: Focus = wide ? (part.role === 'fact' && index % 2 === 1 ? 'left' : 'right') : 'top';
  const picture = pictureLayers(
    part.lines[0]?.picture ?? { style: 'bokeh', objects: [], seed: part.id },
    { width, height, palette: theme.palette, focus, startTime: 0, endTime: seconds },
    part.id,
  );
  // The first frame is the thumbnail: everything is there at once.
  const subject = part.role === 'title' ? picture.subject.map(withoutEntrance) : picture.subject;
  return [
    ...picture.ground,
    calmSide(part, frame, focus),
    ...subject,
    ...words(part, frame, focus),
  ];
}

/** A shade behind the words, so that they can be read on any picture. */
function calmSide(
  part: ScriptPart,
  { width, height, theme, seconds }: SlideFrame,
  focus: Focus,
): DraftItem {
  const { isDark, groundDeep } = theme.palette;
  const rgb = isDark ? rgbOf(groundDeep, 0.55) : '255,253,248';
  const [strong, middle] = isDark ? ['0.9', '0.74'] : ['0.94', '0.8'];
  const angle = focus === 'right' ? '90deg' : focus === 'left' ? '270deg' : '0deg';
  return {
    id: `${part.id}-calm`,
    type: 'image',
    x: 0,
    y: 0,
    width,
    height,
    scaleX: 1,
    scaleY: 1,
    bg: {
      type: 'gradient',
      gradient: `linear-gradient(${angle}, rgba(${rgb},${strong}) 0%, rgba(${rgb},${middle}) 38%, rgba(${rgb},0.3) 58%, rgba(${rgb},0.08) 76%, rgba(${rgb},0) 100%)`,
    },
    timing: { startTime: 0, endTime: seconds },
  };
}

function words(part: ScriptPart, frame: SlideFrame, focus: Focus): DraftItem[] {
  const column = textColumn(frame, focus);
  const align: Align = focus === 'top' ? 'center' : 'left';
  const { theme, seconds, lineTimes } = frame;
  const voiceSeconds = lineTimes.at(-1)?.end ?? seconds;
  const shown = part.lines.map(({ text }) => text).join(' ');
  const { palette } = theme;
  const ink = palette.isDark ? '#ffffff' : palette.ink;
  const arriveMs = Math.round(Math.min(1600, Math.max(500, voiceSeconds * 450)));
  const line = (
    name: string,
    content: string,
    box: Box,
    look: {
      readonly font: string;
      readonly color: string;
      readonly effect: string;
      readonly delay: number;
      readonly byWords?: boolean;
      readonly durationMs: number;
    },
  ): DraftItem => ({
    id: `${part.id}-${name}`,
    ident: name,
    type: 'text',
    text: `<p style="text-align:${align}">${escapeText(content)}</p>`,
    ...box,
    scaleX: 1,
    scaleY: 1,
    font: { family: look.font, styles: ['bold'], color: look.color },
    timing: { startTime: look.delay, endTime: seconds },
    effects: {
      in: { effect: look.effect, duration: look.durationMs },
      ...(look.byWords && { break: 'words' as const }),
    },
  });
  const title = {
    font: theme.titleFont,
    color: ink,
    effect: theme.titleEffect,
    delay: 0.1,
    durationMs: 600,
  };
  const text = {
    font: theme.textFont,
    color: ink,
    effect: theme.textEffect,
    delay: 0.15,
    durationMs: arriveMs,
    byWords: true,
  };
  const accent = {
    font: theme.titleFont,
    color: palette.accent,
    effect: 'fade-in',
    delay: 0,
    durationMs: 300,
  };
  switch (part.role) {
    case 'title':
      return [
        line('title', shown, within(column, 0.12, 0.76), { ...title, effect: 'none', delay: 0 }),
      ];
    case 'number':
      return [
        line('number', String(part.number ?? ''), within(column, 0.05, 0.45), {
          ...accent,
          effect: 'pop-in',
          durationMs: 450,
        }),
        line('heading', shown, within(column, 0.48, 0.42), { ...title, delay: 0.35 }),
      ];
    case 'intro':
    case 'outro':
      return [];
    case 'fact':
    case 'bonus':
    case 'contact':
      return [
        line('heading', part.heading ?? '', within(column, 0.06, 0.2), accent),
        line('subtitle', shown, within(column, 0.26, 0.6), text),
      ];
    case 'hook':
    case 'item':
    case 'call-to-action':
    case 'closing':
      return [line('title', shown, within(column, 0.2, 0.6), title)];
  }
}

/** The part of the frame that belongs to the words, inside the margins apps leave. */
function textColumn({ width, height }: SlideFrame, focus: Focus): Box {
  if (focus === 'top') {
    const top = height > width ? 0.53 : 0.56;
    const end = height > width ? 0.84 : 0.97;
    return { x: width * 0.03, y: height * top, width: width * 0.94, height: height * (end - top) };
  }
  const x = focus === 'left' ? 0.5 : 0.06;
  return { x: width * x, y: height * 0.06, width: width * 0.44, height: height * 0.88 };
}

function within(column: Box, top: number, share: number): Box {
  return { ...column, y: column.y + column.height * top, height: column.height * share };
}

/** The colour darkened, as three numbers for rgba(). */
function rgbOf(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return channels.map((value) => Math.round(value * share)).join(',');
}

function withoutEntrance(item: DraftItem): DraftItem {
  if (!item.effects?.in) return item;
  return { ...item, effects: { ...item.effects, in: { effect: 'none', duration: 0 } } };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
