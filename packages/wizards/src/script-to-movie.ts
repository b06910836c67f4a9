import {
  type Captions,
  dataVersion,
  type ProjectData,
  readProjectData,
  type Slide,
} from '@reelwright/movie';
import type { DraftItem } from '@reelwright/pictures';
import { keepEdits, keepSettings, type LostEdit } from './keep-edits/keep-edits.ts';
import { captionRoomIn } from './layouts/caption-room.ts';
import { composeSlide } from './layouts/compose-slide.ts';
import type { CaptionRoom } from './layouts/slide-frame.ts';
import { type PartTimes, partTimes } from './part-times.ts';
import type { Script, ScriptLine, ScriptPart } from './script.ts';
import { slideTransitions } from './slide-transitions.ts';
import { musicScore, onTheBeat } from './themes/music-score.ts';
import type { ThemeLook } from './themes/theme-look.ts';

export interface MovieOptions {
  readonly theme: ThemeLook;
  readonly width: number;
  readonly height: number;
  readonly musicUrl?: string;
  /** The document the film belongs to: its answers, and the movie that was made before. */
  readonly data?: ProjectData;
  /** What slides leave room for; missing: those of the document. */
  readonly captions?: ProjectData['captions'];
}

export interface MadeMovie {
  readonly movie: ProjectData;
  /** Edits of a person that have no place in the new film. */
  readonly notKept: readonly LostEdit[];
}

/** The same script and options always give the same movie. What a person changed in the one before stays. */
export function scriptToMovie(written: Script, options: MovieOptions): MadeMovie {
  const { theme, width, height, musicUrl, data } = options;
  const music = musicUrl || data?.movie.audio.url;
  const script = { ...written, parts: onTheBeat(written.parts, music) };
  const score = music ? musicScore(music, script.parts) : undefined;
  const slides = madeSlides(script, options);
  const { data: read } = readProjectData({
    version: dataVersion,
    keyword: script.title,
    publish: { title: script.title },
    ...data,
    movie: {
      ...data?.movie,
      size: { ...data?.movie.size, width, height },
      audio: {
        music_volume: musicVolume,
        ...data?.movie.audio,
        ...(musicUrl && { url: musicUrl }),
        score,
      },
      bg: theme.ground,
    },
    slideIndex: Math.max(script.parts.length, data?.slideIndex ?? 0),
    frames: [],
  });
  const made = { ...read, ...captionsOf(read, theme), frames: [...slides] };
  const { frames, notKept } = keepEdits(data ?? made, made.frames);
  return { movie: { ...keepSettings(data, made), frames: [...frames] }, notKept };
}

function captionsOf({ captions }: ProjectData, theme: ThemeLook): Pick<ProjectData, 'captions'> {
  return captions ? { captions: dressedCaptions(captions, theme) } : {};
}

/** Captions wear the film's colours and letters. */
export function dressedCaptions(captions: Captions, { sheet, subtitle }: ThemeLook): Captions {
  const { color: ground, ink: text, accent } = sheet;
  return { ...captions, look: { text, ground, accent, font: subtitle.font.family } };
}

/** Slides that were made lately, the latest last. */
const keptSlides = new Map<string, Slide>();
/** More than two of the longest films have. */
const maxKeptSlides = 300;

/** Looks of those slides by number: hundreds of keys would be as long as the look itself each. */
const looks = new Map<string, number>();

function numberOfLook(look: string): number {
  const known = looks.get(look) ?? looks.size;
  looks.set(look, known);
  return known;
}

/**
 * A preview is made anew with every change of an answer, and most of its slides are as they were: those are the very
 * same objects again, so whoever draws them knows that nothing changed.
 */
function madeSlides(script: Script, options: MovieOptions): readonly Slide[] {
  const { theme, width, height, captions = options.data?.captions } = options;
  const roomOn = captionRoomIn({ width, height }, script.parts, captions);
  const transitions = slideTransitions(script.parts, theme);
  const look = numberOfLook(JSON.stringify([theme, width, height]));
  const keys = script.parts.map((part, index) =>
    JSON.stringify([part, transitions[index], index, look, roomOn(part)]),
  );
  const missing = [...keys.keys()].filter((index) => !keptSlides.has(keys[index] ?? ''));
  const { data } = readProjectData({
    version: dataVersion,
    frames: missing.flatMap((index) => {
      const part = script.parts[index];
      return part
        ? [{ ...slideOf(part, index, options, roomOn(part)), transition: transitions[index] }]
        : [];
    }),
  });
  for (const [at, index] of missing.entries()) {
    const [key, slide] = [keys[index], data.frames[at]];
    if (key && slide && slide.id === script.parts[index]?.id) keptSlides.set(key, slide);
  }
  const slides = keys.flatMap((key) => {
    const slide = keptSlides.get(key);
    keptSlides.delete(key);
    if (slide) keptSlides.set(key, slide);
    return slide ?? [];
  });
  for (const key of keptSlides.keys()) {
    if (keptSlides.size <= Math.max(maxKeptSlides, keys.length)) break;
    keptSlides.delete(key);
  }
  return slides;
}

/** The usual one: 12 dB below the voice, and 17 while it speaks. */
const musicVolume = 25;

function slideOf(
  part: ScriptPart,
  index: number,
  options: MovieOptions,
  captionRoom: CaptionRoom | undefined,
): object {
  const { theme, width, height } = options;
  const times = partTimes(part);
  const items = composeSlide(part, { width, height, theme, index, captionRoom, ...times });
  return {
    id: part.id,
    title: part.heading ?? part.lines[0]?.text ?? '',
    layout: part.layout,
    duration: times.seconds,
    ...(part.through ? { items } : voiceOf(part, times, items)),
  };
}

/**
 * What a voice says and when, kept with its sound as recordings keep it: captions are made of that, also where the
 * answers are not at hand. A sentence that goes on over the cut is given as far as it is said here.
 */
function spokenText(lines: readonly ScriptLine[], from: number, end: number): object {
  const words = lines.flatMap(({ voice }) =>
    (voice?.words ?? []).map(({ text, startSeconds, endSeconds }) => ({
      text,
      startTime: hundredths(startSeconds + (voice?.startSeconds ?? 0) - from),
      endTime: hundredths(endSeconds + (voice?.startSeconds ?? 0) - from),
    })),
  );
  if (words.length === 0) return {};
  const whole = lines[0]?.answer;
  const audio = whole?.line.audio;
  const isWhole =
    whole !== undefined &&
    lines.every(({ answer }) => answer === undefined || answer.spoken === whole.spoken) &&
    Math.abs((audio?.startTime ?? 0) - from) < 0.01 &&
    Math.abs((audio?.endTime ?? audio?.duration ?? 0) - end) < 0.01;
  return { text: isWhole ? whole.spoken : lines.map(({ spoken }) => spoken).join(' '), words };
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

/** One voice is the slide's narration; several begin with their lines. */
function voiceOf(
  { lines }: ScriptPart,
  { lineTimes }: PartTimes,
  items: readonly DraftItem[],
): Pick<Slide, 'narration'> & { items: readonly DraftItem[] } {
  const voices: { url: string; start: number; from: number; end: number; lines: ScriptLine[] }[] =
    [];
  for (const [at, line] of lines.entries()) {
    const { voice } = line;
    if (!voice) continue;
    const last = voices.at(-1);
    const end = voice.startSeconds + voice.seconds;
    if (last?.url === voice.url && Math.abs(last.end - voice.startSeconds) < 0.01) {
      last.end = end;
      last.lines.push(line);
    } else
      voices.push({
        url: voice.url,
        start: lineTimes[at]?.start ?? 0,
        from: voice.startSeconds,
        end,
        lines: [line],
      });
  }
  const sound = ({ url, from, end, lines: said }: (typeof voices)[number]) => ({
    url,
    volume: 100,
    duration: end,
    ...(from > 0 && { startTime: from, endTime: end }),
    ...spokenText(said, from, end),
  });
  const [first, ...others] = voices;
  if (first && others.length === 0 && first.start === 0) {
    return { narration: sound(first), items };
  }
  const sounds = voices.map((voice, at): DraftItem & { audio: object } => ({
    id: `voice-${at + 1}`,
    ident: 'voice',
    type: 'audio',
    timing: { startTime: voice.start, endTime: voice.start + voice.end - voice.from },
    audio: sound(voice),
  }));
  return { items: [...items, ...sounds] };
}
