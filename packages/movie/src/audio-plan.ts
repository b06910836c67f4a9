import { movieSeconds, slideSeconds } from './durations.ts';
import { musicSounds } from './music-plan.ts';
import type { PlannedSound } from './planned-sound.ts';
import type { Item, Sound } from './schema/item.ts';
import type { ProjectData } from './schema/project-data.ts';
import type { Slide } from './schema/slide.ts';

export interface AudioPlan {
  readonly seconds: number;
  readonly sounds: readonly PlannedSound[];
}

/** Where the movie's volume of voices stands unless somebody moves it: a test compares the schema. */
const usualVoice = 100;

/** Everything that is heard in a movie. What is heard on a slide ends with it. */
export function audioPlan(data: ProjectData): AudioPlan {
  const seconds = movieSeconds(data);
  const voice = data.movie.audio.voice_volume;
  const sounds: PlannedSound[] = [];
  let startSeconds = 0;
  for (const [index, slide] of data.frames.entries()) {
    sounds.push(...slideSounds(slide, index, startSeconds, voice));
    startSeconds += slideSeconds(slide);
  }
  sounds.push(...narrations(data, sounds, seconds, voice), ...musicSounds(data, seconds));
  return { seconds, sounds: sounds.filter(isHeard) };
}

function isHeard({ url, volume, playSeconds }: PlannedSound): boolean {
  return url !== '' && volume > 0 && playSeconds > 0;
}

function slideSounds(
  slide: Slide,
  index: number,
  slideStart: number,
  voice: number,
): PlannedSound[] {
  const where = `slide ${index + 1}`;
  const window = { start: slideStart, end: slideStart + slideSeconds(slide) };
  return [
    ...spoken(slide.narration, `Narration of ${where}`, window, voice),
    ...spoken(slide.audio, `Sound of ${where}`, window, voice).map(
      (sound) => ({ ...sound, role: 'other' }) as const,
    ),
    ...slide.items.flatMap((item) => itemSounds(item, where, window, voice)),
  ];
}

interface Window {
  readonly start: number;
  readonly end: number;
}

function itemSounds(item: Item, where: string, slide: Window, voice: number): PlannedSound[] {
  if (item.hide || item.show === false) return [];
  const start = slide.start + item.timing.startTime;
  const shown = { start, end: Math.min(slide.end, slide.start + item.timing.endTime) };
  const name = `${item.name || item.type} on ${where}`;
  return [
    // A spoken line may outlast the words on screen; a layer that is nothing but a voice ends where it ends.
    ...spoken(
      item.audio,
      `Voice of ${name}`,
      item.type === 'audio' ? shown : { start, end: slide.end },
      voice,
    ).map((sound) => (item.type === 'audio' ? { ...sound, ...fadesOf(item) } : sound)),
    ...(item.type === 'audio' || item.type === 'video' ? [ownSound(item, name, shown)] : []),
    // What is grouped is on screen exactly as long as its group.
    ...(item.children ?? []).flatMap((child) =>
      itemSounds({ ...child, timing: item.timing }, where, slide, voice),
    ),
  ];
}

function ownSound(item: Item, name: string, { start, end }: Window): PlannedSound {
  const volume = item.volume / 100;
  return {
    name,
    url: item.url ?? '',
    role: 'other',
    from: item.type === 'video' ? 'video' : 'sound',
    startSeconds: start,
    playSeconds: end - start,
    ...partOf(item),
    loops: item.loop === true,
    volume,
    usualVolume: volume,
    ...fadesOf(item),
  };
}

function fadesOf({ fadeInSeconds = 0, fadeOutSeconds = 0 }: Item) {
  return { fadeInSeconds, fadeOutSeconds };
}

/** An end that lies before its beginning was never set: it plays to the end. */
function partOf({ startTime = 0, endTime }: Pick<Sound, 'startTime' | 'endTime'>) {
  const trimEndSeconds = endTime !== undefined && endTime > startTime ? endTime : undefined;
  return { trimStartSeconds: startTime, trimEndSeconds };
}

function spoken(
  sound: Sound | undefined,
  name: string,
  { start, end }: Window,
  voice: number,
): PlannedSound[] {
  if (!sound?.url) return [];
  return [
    {
      name,
      url: sound.url,
      from: 'sound',
      role: 'voice',
      startSeconds: start,
      playSeconds: end - start,
      ...partOf(sound),
      loops: false,
      volume: (sound.volume / 100) * (voice / 100),
      usualVolume: (sound.volume / 100) * (usualVoice / 100),
      fadeInSeconds: 0,
      fadeOutSeconds: 0,
    },
  ];
}

/**
 * What is said over the whole movie. An uploaded narration that slides play in pieces is not played
 * as a whole as well.
 */
function narrations(
  data: ProjectData,
  ofSlides: readonly PlannedSound[],
  seconds: number,
  voice: number,
): PlannedSound[] {
  const window = { start: 0, end: seconds };
  const known = new Set(ofSlides.map(({ url }) => url));
  const whole = spoken(data.audio, 'Narration of the movie', window, voice);
  for (const { url } of whole) known.add(url);
  const uploaded = data.global_audio?.url;
  if (!uploaded || known.has(uploaded)) return whole;
  const sound = { url: uploaded, volume: 100 };
  return [...whole, ...spoken(sound, 'Uploaded narration', window, voice)];
}
