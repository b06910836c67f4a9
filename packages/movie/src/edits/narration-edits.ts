import { slideSeconds, soundSeconds } from '../durations.ts';
import { Item, type Sound } from '../schema/item.ts';
import type { Slide } from '../schema/slide.ts';
import { edit } from './edit.ts';
import { slideIn } from './find.ts';

/** What a layer that speaks is called by those who make films. */
const voiceIdent = 'voice';
/** A breath after the last word, before the next slide. */
const breathSeconds = 0.5;
/** Whatever ends this close to the end of a slide is meant to stay until it ends. */
const nearSeconds = 0.05;

interface NarrationDetails {
  readonly slideId: string;
  /** None takes the narration away. */
  readonly sound: Sound | undefined;
  readonly newId: () => string;
}

/** Everything that is said on a slide, in the order of its layers. */
export function narrationOf(slide: Slide): readonly Sound[] {
  const spoken = slide.items.filter(isVoice).flatMap(({ audio }) => audio ?? []);
  return [...(slide.narration?.url ? [slide.narration] : []), ...spoken];
}

/**
 * Has a slide say something, in place of what it said before. It is a layer that can be moved and trimmed; a slide
 * that is too short for it lasts longer, and what stayed until its end still does.
 */
export const setNarration = edit(
  'setNarration',
  'Change narration',
  (draft, { slideId, sound, newId }: NarrationDetails) => {
    const slide = slideIn(draft, slideId);
    if (!slide) return;
    delete slide.narration;
    slide.items = slide.items.filter((item) => !isVoice(item));
    if (!sound?.url) return;
    const lasting = slideSeconds(slide as Slide);
    const spoken = soundSeconds(sound);
    const needed = rounded(spoken + breathSeconds);
    if (needed > lasting) {
      for (const { timing } of slide.items) {
        if (timing.endTime >= lasting - nearSeconds) timing.endTime = needed;
      }
      slide.duration = needed;
    }
    slide.items.unshift(
      Item.parse({
        id: newId(),
        type: 'audio',
        ident: voiceIdent,
        name: 'Narration',
        audio: sound,
        timing: { startTime: 0, endTime: rounded(spoken) },
      }),
    );
  },
);

function isVoice({ type, ident, audio }: Pick<Item, 'type' | 'ident' | 'audio'>): boolean {
  return type === 'audio' && ident === voiceIdent && Boolean(audio?.url);
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
