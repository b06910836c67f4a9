import { maxItemSeconds, Sound, setNarration, slideSeconds } from '@reelwright/movie';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currentUser } from '../../account/session-store.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useRecorder } from '../../media/record/use-recorder.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { dropTake, keepTake, readTakes, type Take } from '../../voice/mic/kept-takes.ts';
import { saveTake } from '../../voice/mic/save-take.ts';
import { newItemId } from '../new-item-id.ts';
import { lastHeadSeconds } from '../state/editor-session.ts';
import { showSlide } from '../state/show-slide.ts';
import { useEditor } from '../state/use-editor.ts';
import { type Recording, recording } from './narration-store.ts';
import { spokenWords } from './spoken-words.ts';

/** Spec: how long one is given to get ready. */
const countdownSeconds = 3;
/** A slow line may take its time with ten minutes of sound. */
const saveMs = 60_000;

/** Spec: narration of a slide, or of all of them one after the other, with a countdown before each. */
export function useNarrationRecorder({ scope, phase, slideId, seconds }: Recording) {
  const session = useEditor();
  const { tab } = session;
  const failed = useRef<readonly Take[]>([]);
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

  const wordsOn = (wantedId: string) => {
    const slide = slides().find(({ id }) => id === wantedId);
    return slide ? spokenWords(slide) : '';
  };

  const begin = (wantedId: string) => {
    showSlide(session, wantedId);
    session.change({ headSeconds: 0, playing: undefined, selectedIds: [] });
    set({ phase: 'countdown', slideId: wantedId, seconds: countdownSeconds });
  };
  /** What could not be saved is kept until it is, or until nobody wants it any more: a closed page loses nothing. */
  const saveOrKeep = async (take: Take) => {
    failed.current = failed.current.filter(({ id }) => id !== take.id);
    try {
      // What is spoken over a slide need not be what is written on it: the text says only what it was recorded for.
      const sound = Sound.parse({ ...(await saveTake(take, saveMs)), words: [] });
      tab.edit(setNarration, { slideId: take.lineKey, sound, newId: newItemId });
      await dropTake(take.id);
    } catch (error) {
      failed.current = [...failed.current, take];
      toast.error(errorMessage(error));
    }
  };
  const settle = async () => {
    set({ phase: 'saving' });
    await saves.current;
    const [first, ...others] = failed.current;
    if (first) return set({ phase: 'failed', slideId: first.lineKey, unsaved: 1 + others.length });
    set({ phase: 'ready', slideId: undefined, seconds: 0 });
    const [opening] = slides();
    if (scope === 'video' && opening) showSlide(session, opening.id);
    session.change({ headSeconds: 0 });
  };
  const finish = async (goesOn: boolean) => {
    if (slideId === undefined) return;
    const file = await microphone.stop();
    const take: Take = {
      id: newId(),
      userId: currentUser()?.id ?? 0,
      projectId: tab.view.get().saving.id,
      lineKey: slideId,
      spoken: wordsOn(slideId),
      sound: file,
      isNarration: true,
      startTime: 0,
      endTime: Number.POSITIVE_INFINITY,
    };
    await keepTake(take);
    saves.current = saves.current.then(() => saveOrKeep(take));
    const next = slides()[slides().findIndex(({ id }) => id === slideId) + 1];
    if (goesOn && scope === 'video' && next) begin(next.id);
    else await settle();
  };
  const cancel = () => {
    void microphone.stop().catch(() => undefined);
    // What was recorded before and is not saved yet is not what is called off.
    if (phase !== 'failed' && failed.current.length > 0) return void settle();
    for (const { id } of failed.current) void dropTake(id);
    failed.current = [];
    set({ phase: 'ready', slideId: undefined, seconds: 0 });
  };

  const takeUp = useEffectEvent(async () => {
    const { id: projectId } = tab.view.get().saving;
    const kept = await readTakes(currentUser()?.id ?? 0, projectId, { isNarration: true });
    const known = new Set(slides().map(({ id }) => id));
    failed.current = kept.filter(({ lineKey }) => known.has(lineKey));
    for (const { id, lineKey } of kept) if (!known.has(lineKey)) void dropTake(id);
    if (failed.current.length > 0) await settle();
  });
  // What an earlier page recorded and could not save.
  useEffect(() => void takeUp(), []);

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
      for (const take of failed.current) {
        saves.current = saves.current.then(() => saveOrKeep(take));
      }
      void settle();
    },
  };
}
