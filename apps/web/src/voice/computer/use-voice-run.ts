import { maxStressedWords } from '@reelwright/contract';
import type { VoiceSettings } from '@reelwright/movie';
import { wordsToStress } from '@reelwright/speech';
import { useEffect, useRef, useState } from 'react';
import { offerUpgrade } from '../../account/offer-upgrade.ts';
import { openAuth } from '../../account/popups.ts';
import { currentUser, isMember } from '../../account/session-store.ts';
import { client } from '../../api/client.ts';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { saveProject } from '../../project/open-project.ts';
import { isQuotaError } from '../../publish/offer-more-minutes.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { toast } from '../../ui/toast.tsx';
import { playPart } from '../play-part.ts';
import type { VoiceLine, VoiceWork } from '../voice-work.ts';
import { voiceObstacle } from './voice-obstacle.ts';

interface RunState {
  readonly isStarting: boolean;
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly line: string;
  /** Lines that could not be spoken, and why. */
  readonly failed: ReadonlyMap<string, string>;
}

const resting: RunState = {
  isStarting: false,
  isRunning: false,
  done: 0,
  total: 0,
  line: '',
  failed: new Map(),
};

export interface VoiceRun {
  readonly state: RunState;
  /** Speaks what has no voice yet, or just these lines; in another voice than the narrator's where one is named. */
  readonly start: (keys?: readonly string[], voice?: string) => Promise<void>;
  /** Plays a line as it would sound now, and keeps nothing. */
  readonly hear: (spoken: string) => Promise<void>;
  readonly abort: () => void;
}

/** Spec: speaks line by line in their order; what fails is skipped, and leaving ends it. */
export function useVoiceRun(work: VoiceWork): VoiceRun {
  const { now } = work;
  const [state, setState] = useState(resting);
  const stopping = useRef<AbortController>(undefined);
  const stopHearing = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      stopping.current?.abort();
      stopHearing.current?.();
    },
    [],
  );

  const start = async (keys?: readonly string[], voice?: string) => {
    setState((last) => ({ ...last, isStarting: true }));
    const goes = await mayStart(now().lines.length);
    setState((last) => ({ ...last, isStarting: false }));
    if (goes) await run(keys, voice);
  };

  const run = async (keys?: readonly string[], voice?: string) => {
    const { lines, settings } = now();
    const wanted = keys
      ? lines.filter(({ key }) => keys.includes(key))
      : linesToSpeak(lines, settings.overwrite);
    const stop = new AbortController();
    stopping.current = stop;
    const failed = new Map<string, string>();
    for (const [done, line] of wanted.entries()) {
      if (stop.signal.aborted) break;
      setState({
        isStarting: false,
        isRunning: true,
        done,
        total: wanted.length,
        line: line.spoken,
        failed,
      });
      work.show?.(line.key);
      try {
        await speak(line, stop.signal, voice);
      } catch (error) {
        // Only who stopped it hears nothing more of it.
        if (stop.signal.aborted && isAbort(error)) break;
        const message = errorMessage(error);
        if (isQuotaError(error)) {
          stop.abort();
          void offerUpgrade(
            'TTS Quota Exhausted',
            'You have run out of TTS minutes for this month. The lines already spoken stay.',
          );
          break;
        }
        failed.set(line.key, message);
      }
    }
    if (stopping.current === stop) stopping.current = undefined;
    setState({ ...resting, failed });
    work.setSettings('Generate voice-overs', { overwrite: false });
    void saveProject().catch(() => undefined);
    if (failed.size > 0) {
      toast.error(
        failed.size === 1
          ? 'One line could not be spoken. Please try it again.'
          : `${failed.size} lines could not be spoken. Please try them again.`,
      );
    }
  };

  const speak = async ({ key, spoken }: VoiceLine, signal: AbortSignal, named?: string) => {
    const { projectId, settings: kept } = now();
    const settings = named === undefined ? kept : { ...kept, voice: named };
    const body = {
      ...speakBody(settings, spoken),
      ...(projectId !== undefined && { proj_id: projectId }),
    };
    const audio = await request((options) => client.speak({ body }, options), { signal });
    const { voice } = settings;
    const line = { ...audio, words: [...audio.words], text: spoken, voice };
    work.setAudio('Generate voice-overs', new Map([[key, line]]), 'voices');
  };

  const hear = async (spoken: string) => {
    if (!(await mayStart(1))) return;
    const body = speakBody(now().settings, spoken);
    const { url } = await request((options) => client.speak({ body }, options), {
      errorToast: true,
      progress: true,
    });
    stopHearing.current?.();
    stopHearing.current = playPart({ url });
  };

  return { state, start, hear, abort: () => stopping.current?.abort() };
}

/** Spec: the lines that a run speaks: all of them with overwrite, else those without a voice. */
export function linesToSpeak<Line extends Pick<VoiceLine, 'hasVoice'>>(
  lines: readonly Line[],
  overwrite: boolean,
): readonly Line[] {
  return overwrite ? lines : lines.filter(({ hasVoice }) => !hasVoice);
}

/** What a line asks of the server: the words, and how they are to be said. */
function speakBody(settings: VoiceSettings, text: string) {
  const { lang, voice, speed = 1, pitch = 0, pause = 0, pronunciations = [] } = settings;
  const complete = pronunciations.filter(({ word, says }) => word.trim() && says.trim());
  const emphasis = wordsToStress(text, settings.emphasis ?? []).slice(0, maxStressedWords);
  return { lang, voice, text, speed, pitch, pause, pronunciations: complete, emphasis };
}

/** Asks whatever has to be asked first; false when it does not come to speaking. */
async function mayStart(lines: number): Promise<boolean> {
  const obstacle = voiceObstacle(currentUser(), lines);
  switch (obstacle?.kind) {
    case undefined:
      return true;
    case 'guest': {
      const agrees = await confirm({
        title: 'Computer voices need a free account',
        message:
          'Create your free account now: it takes a minute, and nothing you made here is lost.',
        confirmLabel: 'Create a free account',
        cancelLabel: 'Not now',
      });
      if (!agrees) return false;
      const user = await openAuth({ view: 'signup' });
      return isMember(user) && mayStart(lines);
    }
    case 'unverified': {
      const user = await openAuth({ view: 'verify' });
      return user?.verified === true && mayStart(lines);
    }
    case 'too-long':
      await offerUpgrade(
        'Content is longer than Free account limit',
        `Your video has ${lines} lines. Free accounts can have ${obstacle.most} lines spoken in one video. Please upgrade to remove this limit, or remove some items or trivia.`,
      );
      return false;
    case 'many':
      return confirm({
        title: `Speak ${lines} lines?`,
        message: `That is a long video: speaking ${lines} lines uses a good part of this month’s minutes.`,
        confirmLabel: 'Go ahead',
      });
    default:
      return obstacle satisfies never;
  }
}
