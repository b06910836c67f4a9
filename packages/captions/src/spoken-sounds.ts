/** The voices of a film with what they say: on slides, on layers, and over the whole film. */
import { type Item, type Slide, type Sound, slideSeconds } from '@reelwright/movie';
import { answeredSounds } from './answered-sounds.ts';
import type { CaptionWord } from './caption-line.ts';
import { clipSounds } from './clip-sounds.ts';
import { spokenKey } from './spoken-key.ts';
import type { SpokenMovie } from './spoken-movie.ts';
import type { PlacedSound, SlideSpan, SpokenSound } from './spoken-sound.ts';
import { type HeardWord, timedWords } from './timed-words.ts';

export function slideSpans({ frames }: SpokenMovie): readonly SlideSpan[] {
  let start = 0;
  return frames.map((slide) => {
    const span = { id: slide.id, start, end: start + slideSeconds(slide) };
    start = span.end;
    return span;
  });
}

/** In the order in which they begin. */
export function spokenSounds(movie: SpokenMovie): readonly SpokenSound[] {
  const spans = slideSpans(movie);
  const ofSlides = movie.frames.flatMap((slide, at) => {
    const span = spans[at];
    return span ? soundsOfSlide(movie, slide, span) : [];
  });
  const whole = movie.audio?.url
    ? spans.flatMap((span) => placed(movie, movie.audio as Sound, 0, span))
    : [];
  const sounds = [
    ...ofSlides.map((sound) => ({ ...sound, before: -1 })),
    ...whole.map((sound, at) => ({ ...sound, before: lastPlace(whole.slice(0, at), sound.key) })),
  ];
  const repeated = repeatedKeys(sounds);
  return sounds
    .map((sound) => ({ ...sound, isRepeated: repeated.has(sound.key) }))
    .toSorted((a, b) => startOf(a) - startOf(b));
}

function lastPlace(sounds: readonly PlacedSound[], key: string): number {
  return sounds.findLast((sound) => sound.key === key)?.words.at(-1)?.place ?? -1;
}

/** One voice over several slides says each of its words once: it repeats nothing. */
function repeatedKeys(sounds: readonly PlacedSound[]): ReadonlySet<string> {
  const slides = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { key, slide, words } of sounds) {
    const first = `${key} ${words[0]?.place}`;
    if ((slides.get(first) ?? slide) !== slide) repeated.add(key);
    slides.set(first, slide);
  }
  return repeated;
}

function startOf({ words }: PlacedSound): number {
  return words[0]?.start ?? 0;
}

function soundsOfSlide(movie: SpokenMovie, slide: Slide, span: SlideSpan): PlacedSound[] {
  const { narration, items } = slide;
  return [
    ...(narration ? placed(movie, narration, span.start, span) : []),
    ...items.flatMap((item) => soundsOfItem(movie, item, span)),
  ];
}

function soundsOfItem(movie: SpokenMovie, item: Item, span: SlideSpan): PlacedSound[] {
  if (item.hide || item.show === false) return [];
  const start = span.start + item.timing.startTime;
  const end = Math.min(span.end, span.start + item.timing.endTime);
  // A spoken line may outlast the words on screen; a layer that is nothing but a voice ends where it ends.
  const heard = item.type === 'audio' ? { ...span, end } : span;
  return [
    ...(item.audio ? placed(movie, item.audio, start, heard) : []),
    ...clipSounds(item, { id: span.id, start, end }),
    // What is grouped is on screen exactly as long as its group.
    ...(item.children ?? []).flatMap((child) =>
      soundsOfItem(movie, { ...child, timing: item.timing }, span),
    ),
  ];
}

/** A word that begins a moment before its part is still heard. */
const edgeSeconds = 0.02;

/** Each word belongs to the slide on which it begins; those before or after the part that is heard are not said. */
function placed(movie: SpokenMovie, sound: Sound, start: number, span: SlideSpan): PlacedSound[] {
  const from = sound.startTime ?? 0;
  const until = sound.endTime !== undefined && sound.endTime > from ? sound.endTime : undefined;
  return textsOf(movie, sound).flatMap(({ spoken, key, words }) => {
    // A talk of an hour has hundreds of texts and slides: hardly any of them meet.
    const [first, last] = [words[0]?.start ?? 0, words.at(-1)?.start ?? 0];
    const isElsewhere =
      start + first - from >= span.end || start + last - from < span.start - edgeSeconds;
    if (isElsewhere) return [];
    const heard = words.flatMap((word, place) => {
      const isPlayed =
        word.start >= from - edgeSeconds && (until === undefined || word.start < until);
      const begins = Math.max(start, start + word.start - from);
      if (!isPlayed || begins < span.start || begins >= span.end) return [];
      const ends = Math.min(span.end, Math.max(begins, start + word.end - from));
      return [{ text: word.text, start: begins, end: ends, place }];
    });
    return heard.length > 0 ? [{ slide: span.id, spoken, key, words: heard }] : [];
  });
}

/** What is said in a sound, in seconds of its file. */
interface SoundText {
  readonly spoken: string;
  readonly key: string;
  readonly words: readonly CaptionWord[];
}

function textsOf(movie: SpokenMovie, sound: Sound): readonly SoundText[] {
  const own = textOfSound(sound);
  if (own) return [own];
  return (
    (sound.url &&
      answeredSounds(movie)
        .get(sound.url)
        ?.flatMap((one) => textOfSound(one) ?? [])) ||
    []
  );
}

const known = new WeakMap<object, SoundText | undefined>();

/** Documents are never changed in place: what was found for a sound stays true. */
function textOfSound(sound: Pick<Sound, 'startTime'>): SoundText | undefined {
  if (known.has(sound)) return known.get(sound);
  const text = readText(sound);
  known.set(sound, text);
  return text;
}

function readText(sound: Readonly<Record<string, unknown>>): SoundText | undefined {
  const heard = heardWords(sound.words);
  if (heard.length === 0) return undefined;
  const text = typeof sound.text === 'string' ? sound.text.trim() : '';
  const spoken = text || heard.map((word) => word.text).join(' ');
  const from = typeof sound.startTime === 'number' ? sound.startTime : 0;
  const words = timedWords(spoken, heard).map((word) => ({
    ...word,
    start: word.start + from,
    end: word.end + from,
  }));
  return { spoken, key: spokenKey(spoken), words };
}

/** Counted from where the sound's part begins. */
function heardWords(value: unknown): HeardWord[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((word) => {
    const { text, startTime, endTime } = (word ?? {}) as Record<string, unknown>;
    if (typeof text !== 'string' || !isTime(startTime)) return [];
    return [{ text, startTime, endTime: isTime(endTime) ? endTime : startTime + 0.3 }];
  });
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
