import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentUser } from '../../account/session-store.ts';
import { listenTo } from '../../media/record/listen-to.ts';
import { useRecorder } from '../../media/record/use-recorder.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { findWordTimes } from '../find-word-times.ts';
import type { VoiceWork } from '../voice-work.ts';
import { dropTake, keepTake, type Take } from './kept-takes.ts';
import { saveTake } from './save-take.ts';
import { beforeSpeech, hear, isSentenceOver, spokenPart } from './voice-activity.ts';

type Phase = 'waiting' | 'recording' | 'saving' | 'unsaved';

export interface MicRun {
  readonly phase: Phase;
  readonly stream: MediaStream | undefined;
  /** Why there is no microphone. */
  readonly problem: string | undefined;
  /** Counted from 0, among those that are recorded in this run. */
  readonly at: number;
  readonly total: number;
  readonly sentence: string;
  /** Saves what was said, and goes on with the next sentence. */
  readonly next: () => void;
  /** False on the first sentence. */
  readonly back: () => boolean;
  /** Forgets what was said, and begins the sentence anew. */
  readonly redo: () => void;
}

interface MicRunOptions {
  readonly work: VoiceWork;
  /** The lines to record, in their order. */
  readonly keys: readonly string[];
  readonly autoSave: boolean;
  readonly onDone: () => void;
}

/** A slow server would never have it within three seconds, however often it is tried. */
const againMs = 30_000;
/** A browser says that it is online when it has a line; that something can be reached through it takes a moment longer. */
const settlesMs = 2000;
const listenEveryMs = 50;
/** A microphone that gives less than this is switched off. */
const nothing = 0.002;

/** Spec: records sentence by sentence: waiting for the microphone, recording, saving, and the next one. */
export function useMicRun({ work, keys, autoSave, onDone }: MicRunOptions): MicRun {
  const { device } = work.settings;
  const recorder = useRecorder('microphone', {
    deviceId: device,
    onError: (message) => toast.error(`Recording device error: ${message}`),
  });
  const { stream, problem } = recorder;
  const [at, setAt] = useState(0);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [attempt, setAttempt] = useState(0);
  const activity = useRef(beforeSpeech);
  const loudest = useRef(0);
  const unsaved = useRef<Take>(undefined);
  const line = work.lines.find(({ key }) => key === keys[at]);

  const begin = useEffectEvent(() => {
    activity.current = beforeSpeech;
    loudest.current = 0;
    recorder.start();
    setPhase('recording');
    if (line) work.show?.(line.key);
  });
  const discard = useEffectEvent(() => void recorder.stop().catch(() => undefined));
  const listen = useEffectEvent((rms: number, peak: number, seconds: number) => {
    loudest.current = Math.max(loudest.current, peak);
    activity.current = hear(activity.current, rms, seconds);
    if (autoSave && phase === 'recording' && isSentenceOver(activity.current)) void next();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence, or the same one again, begins anew
  useEffect(() => {
    if (!stream) return;
    begin();
    const startedAt = performance.now();
    const stop = listenTo(stream, listenEveryMs, ({ rms, peak }) =>
      listen(rms, peak, (performance.now() - startedAt) / 1000),
    );
    return () => {
      stop();
      discard();
    };
  }, [stream, at, attempt]);
  useEffect(() => {
    if (problem) toast.error(`No audio recording device found: ${problem}`);
  }, [problem]);

  const goOn = () => {
    unsaved.current = undefined;
    if (at + 1 < keys.length) setAt(at + 1);
    else onDone();
  };
  const save = async (take: Take, timeoutMs?: number) => {
    setPhase('saving');
    try {
      const audio = await saveTake(take, timeoutMs);
      work.setAudio('Record a sentence', new Map([[take.lineKey, audio]]), 'voices');
      void findWordTimes(work, { key: take.lineKey, spoken: take.spoken }, audio);
      void dropTake(take.id);
      goOn();
    } catch (error) {
      console.warn('A recording was not saved.', error);
      unsaved.current = take;
      setPhase('unsaved');
      toast.error('Failed to save mp3. Please try again');
    }
  };
  const next = async () => {
    if (phase === 'unsaved' && unsaved.current) return save(unsaved.current, againMs);
    if (phase !== 'recording' || !line) return;
    if (loudest.current < nothing) {
      toast.error(
        'We didn’t hear anything. Please check your microphone, then speak the sentence.',
      );
      return;
    }
    setPhase('saving');
    // Pressed twice, it is saved once.
    const sound = await recorder.stop().catch(() => undefined);
    if (!sound) return;
    const take: Take = {
      id: newId(),
      userId: currentUser()?.id ?? 0,
      projectId: work.projectId,
      lineKey: line.key,
      spoken: line.spoken,
      sound,
      ...spokenPart(activity.current, activity.current.atSeconds),
    };
    await keepTake(take);
    await save(take);
  };
  const saveAgain = useEffectEvent(() => {
    if (phase === 'unsaved' && unsaved.current) void save(unsaved.current, againMs);
  });
  useEffect(() => {
    let secondTry: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      saveAgain();
      clearTimeout(secondTry);
      secondTry = setTimeout(saveAgain, settlesMs);
    };
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      clearTimeout(secondTry);
    };
  }, []);

  return {
    phase,
    stream,
    problem,
    at,
    total: keys.length,
    sentence: line?.spoken ?? '',
    next: () => void next(),
    back: () => {
      if (at === 0 || phase === 'saving') return phase === 'saving';
      setAt(at - 1);
      return true;
    },
    redo: () => {
      if (unsaved.current) void dropTake(unsaved.current.id);
      unsaved.current = undefined;
      setAttempt((count) => count + 1);
    },
  };
}
