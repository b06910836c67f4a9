import { dataVersion, type ProjectData, readProjectData } from '@reelwright/movie';
import { composeSlide } from './layouts/compose-slide.ts';
import type { Script, VoiceLine } from './script.ts';
import type { ThemeLook } from './themes/theme-look.ts';

export interface MovieWishes {
  readonly theme: ThemeLook;
  readonly width: number;
  readonly height: number;
  /** What was spoken for each part, by its id; without a voice, words stand long enough to be read. */
  readonly voice: ReadonlyMap<string, VoiceLine>;
  readonly musicUrl?: string;
}

/** Between two sentences; before a new item there is a longer one. */
const breathSeconds = 0.35;
const newItemBreathSeconds = 0.6;
const endCardSeconds = 3;
const leastSeconds = 2.5;
/** Reading speed for slides without a voice. */
const secondsPerWord = 0.38;

export function scriptToMovie(script: Script, wishes: MovieWishes): ProjectData {
  const frames = script.parts.map((part, index) => {
    const line = wishes.voice.get(part.id);
    const next = script.parts[index + 1];
    const breath = next?.kind === 'number' ? newItemBreathSeconds : breathSeconds;
    const spoken = line?.seconds ?? part.spoken.split(/\s+/).length * secondsPerWord + 1;
    const held = part.kind === 'closing' ? endCardSeconds : breath;
    const seconds = Math.round(Math.max(leastSeconds, spoken + held) * 100) / 100;
    const transition = {
      effect: wishes.theme.transition.effect,
      duration: wishes.theme.transition.durationMs,
    };
    return {
      id: part.id,
      title: part.label ?? part.text,
      layout: part.kind,
      duration: seconds,
      items: composeSlide(part, {
        width: wishes.width,
        height: wishes.height,
        seconds,
        theme: wishes.theme,
        index,
        voiceSeconds: spoken,
      }),
      ...(line && { narration: { url: line.url, duration: line.seconds } }),
      // Facts of one item follow each other with a cut; a new item is a new picture altogether.
      ...(index > 0 && part.kind !== 'fact' && { transition: { type: 'css', in: transition } }),
    };
  });
  const { data } = readProjectData({
    version: dataVersion,
    keyword: script.title,
    publish: { title: script.title },
    movie: {
      size: { width: wishes.width, height: wishes.height },
      ...(wishes.musicUrl && { audio: { url: wishes.musicUrl, music_volume: 18 } }),
      bg: { type: 'color', color: wishes.theme.palette.groundDeep },
    },
    slideIndex: frames.length,
    frames,
  });
  return data;
}
