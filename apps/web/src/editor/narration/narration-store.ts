import { createStore } from '../../store/create-store.ts';

/** The popup that gives slides a voice: all of them, or just one. */
export const voicePopup = createStore<{ readonly onlySlideId?: string } | undefined>(undefined);

/** What the recorder is at. The timeline draws the sound that grows, the strip of slides waits. */
export interface Recording {
  /** One slide, or one after the other. */
  readonly scope: 'slide' | 'video';
  readonly phase: 'ready' | 'countdown' | 'recording' | 'saving' | 'failed';
  readonly slideId: string | undefined;
  /** Seconds until it begins, or since it began. */
  readonly seconds: number;
  /** How many recordings the server does not have yet. */
  readonly unsaved?: number;
}

/** Undefined while the recorder is closed. */
export const recording = createStore<Recording | undefined>(undefined);

export function openRecorder(scope: Recording['scope']): void {
  recording.set({ scope, phase: 'ready', slideId: undefined, seconds: 0 });
}
