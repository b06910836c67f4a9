import type { Item } from './schema/item.ts';
import type { ProjectData } from './schema/project-data.ts';
import type { Slide } from './schema/slide.ts';

const minSlideSeconds = 5;
/** Room behind the last item on the editor's timeline. */
const timelineRoomSeconds = 1;

interface SlideTimes extends Pick<Slide, 'duration' | 'narration' | 'audio'> {
  readonly items: readonly Pick<Item, 'timing' | 'audio'>[];
}

/** How long a slide is on screen: as long as was set, else as long as what is on it, at least 5 s. */
export function slideSeconds(slide: SlideTimes): number {
  if (slide.duration !== undefined) return slide.duration;
  const ends = [
    ...slide.items.map(itemEnd),
    soundSeconds(slide.narration),
    soundSeconds(slide.audio),
  ];
  return Math.max(minSlideSeconds, ...ends);
}

/** How much time the editor's timeline shows of a slide. */
export function timelineSeconds(slide: Slide): number {
  return slideSeconds(slide) + timelineRoomSeconds;
}

export function movieSeconds({ frames }: Pick<ProjectData, 'frames'>): number {
  return frames.reduce((total, slide) => total + slideSeconds(slide), 0);
}

/** The moment that shows a movie best while it rests: its first slide, once everything has come in. */
export function posterSeconds({ frames }: Pick<ProjectData, 'frames'>): number {
  const [first] = frames;
  return first ? slideSeconds(first) * 0.6 : 0;
}

function itemEnd(item: SlideTimes['items'][number]): number {
  return Math.max(item.timing.endTime, item.timing.startTime + soundSeconds(item.audio));
}

/** How long the part of a sound lasts that is heard. */
export function soundSeconds(sound: Slide['narration']): number {
  if (!sound?.url) return 0;
  if (sound.endTime !== undefined) return Math.max(0, sound.endTime - (sound.startTime ?? 0));
  return Math.max(0, (sound.duration ?? 0) - (sound.startTime ?? 0));
}
