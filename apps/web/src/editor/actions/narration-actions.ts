import { IconMicrophone, IconMicrophone2, IconRobot } from '@tabler/icons-react';
import { openRecorder, voicePopup } from '../narration/narration-store.ts';
import { type EditorAction, hasSlide } from './editor-action.ts';

/** Guests are asked to sign up first; whoever does not want to goes on without a voice. */
async function open(scope: 'slide' | 'video'): Promise<void> {
  const { mayRecord } = await import('../../voice/may-record.ts');
  if (await mayRecord('mic')) openRecorder(scope);
}

/** Who speaks, on one slide or on all of them. */
export const narrationActions: readonly EditorAction[] = [
  {
    id: 'record-slide',
    label: 'Record narration for this slide',
    group: 'Add',
    icon: IconMicrophone,
    isEnabled: hasSlide,
    perform: () => void open('slide'),
  },
  {
    id: 'speak-slide',
    label: 'Text to speech for this slide',
    group: 'Add',
    icon: IconRobot,
    isEnabled: hasSlide,
    perform: (session) => {
      const onlySlideId = session.slide()?.id;
      if (onlySlideId !== undefined) voicePopup.set({ onlySlideId });
    },
  },
  {
    id: 'movie-voice',
    label: 'Voice narration for the whole video',
    group: 'Movie',
    icon: IconMicrophone2,
    isEnabled: hasSlide,
    perform: () => voicePopup.set({}),
  },
  {
    id: 'record-video',
    label: 'Record narration for the whole video',
    group: 'Movie',
    icon: IconMicrophone,
    isEnabled: hasSlide,
    perform: () => void open('video'),
  },
];
