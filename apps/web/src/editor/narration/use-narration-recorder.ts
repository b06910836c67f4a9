import { maxItemSeconds, Sound, setNarration, slideSeconds } from '@reelwright/movie';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useRecorder } from '../../media/record/use-recorder.ts';
import { toast } from '../../ui/toast.tsx';
import { saveTake } from '../../voice/mic/save-take.ts';
import { newItemId } from '../new-item-id.ts';
import { lastHeadSeconds } from '../state/editor-session.ts';
import { showSlide } from '../state/show-slide.ts';
import { useEditor } from '../state/use-editor.ts';
import { type Recording, recording } from './narration-store.ts';

/** Spec: how long one is given to get ready. */
const countdownSeconds = 3;
/** A slow line may take its time with ten minutes of sound. */
const saveMs = 60_000;

interface Spoken {
  readonly slideId: string;
  readonly file: File;
}

/** Spec: narration of a slide, or of all of them one after the other, with a countdown before each. */
export function useNarrationRecorder({ scope, phase, slideId, seconds }: Recording) {
  const session = useEditor();
  const { tab } = session;
  const failed = useRef<Spoken>(undefined);
  const saves = useRef<Promise<void>>(Promise.resolve());
  const set = (part: Partial<Recording>) => {
    const now = recording.get();
    if (now) recording.set({ ...now, ...part });
  };
  const microphone = useRecorder('microphone', {
    onError: (message) => {
      toast.error(`Recording device error: ${message}`);
      set({ phase: 'ready' });
    },
  });
  const slides = () => tab.view.get().saving.data.frames;

  const begin = (wantedId: string) => {
    showSlide(session, wantedId);
    session.change({ headSeconds: 0, playing: undefined, selectedIds: [] });
    set({ phase: 'countdown', slideId: wantedId, seconds: countdownSeconds });
  };
  const save = async ({ slideId: spokenId, file }: Spoken) => {
    const part = { sound: file, startTime: 0, endTime: Number.POSITIVE_INFINITY };
    const sound = Sound.parse(await saveTake(part, saveMs));
    tab.edit(setNarration, { slideId: spokenId, sound, newId: newItemId });
  };
  /** What could not be saved is kept until it is, or until nobody wants it any more. */
  const saveOrKeep = async (spoken: Spoken) => {
    try {
      await save(spoken);
      failed.current = undefined;
    } catch (error) {
      failed.current = spoken;
      toast.error(errorMessage(error));
    }
  };
  const settle = async () => {
    set({ phase: 'saving' });
    await saves.current;
    if (failed.current) return set({ phase: 'failed', slideId: failed.current.slideId });
    set({ phase: 'ready', slideId: undefined, seconds: 0 });
    const [first] = slides();
    if (scope === 'video' && first) showSlide(session, first.id);
    session.change({ headSeconds: 0 });
  };
  const finish = async (goesOn: boolean) => {
    if (slideId === undefined) return;
    const file = await microphone.stop();
    const spoken = { slideId, file };
    saves.current = saves.current.then(() => saveOrKeep(spoken));
    const next = slides()[slides().findIndex(({ id }) => id === slideId) + 1];
    if (goesOn && scope === 'video' && next) begin(next.id);
    else await settle();
  };
  const cancel = () => {
    void microphone.stop().catch(() => undefined);
    failed.current = undefined;
    set({ phase: 'ready', slideId: undefined, seconds: 0 });
  };

  const tick = useEffectEvent(() => {
    if (seconds > 1) return set({ seconds: seconds - 1 });
    set({ phase: 'recording', seconds: 0 });
    microphone.start();
  });
  useEffect(() => {
    if (phase !== 'countdown') return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [phase]);

  // The layer grows and the picture goes along, silently: other sounds would be recorded too.
  const follow = useEffectEvent((spokenSeconds: number) => {
    const slide = session.slide();
    const last = slide ? lastHeadSeconds(slideSeconds(slide)) : 0;
    session.change({ headSeconds: Math.min(last, spokenSeconds) });
    set({ seconds: spokenSeconds });
    if (spokenSeconds >= maxItemSeconds) void finish(false);
  });
  useEffect(() => {
    if (phase === 'recording') follow(microphone.seconds);
  }, [phase, microphone.seconds]);

  return {
    microphone,
    start: () => {
      const first = scope === 'video' ? slides()[0] : session.slide();
      if (first) begin(first.id);
    },
    finish,
    cancel,
    retry: () => {
      const spoken = failed.current;
      if (!spoken) return;
      saves.current = saves.current.then(() => saveOrKeep(spoken));
      void settle();
    },
  };
}
