import { setLine } from '@reelwright/wizards';
import { useEffect, useRef, useState } from 'react';
import { offerUpgrade } from '../../../account/offer-upgrade.ts';
import { openAuth } from '../../../account/popups.ts';
import { currentUser, isMember } from '../../../account/session-store.ts';
import { client } from '../../../api/client.ts';
import { errorMessage, isAbort } from '../../../api/error-message.ts';
import { request } from '../../../api/request.ts';
import { saveProject } from '../../../project/open-project.ts';
import { isQuotaMessage } from '../../../publish/offer-more-minutes.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toast.tsx';
import { slideSaying } from '../../preview/slide-saying.ts';
import { useWizard } from '../../wizard-model.ts';
import { lineKey, linesToSpeak, voiceLines } from './voice-lines.ts';
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
  ...{ isStarting: false, isRunning: false, done: 0, total: 0, line: '' },
  failed: new Map(),
};

export interface VoiceRun {
  readonly state: RunState;
  /** The slide of the line being spoken, for the preview. */
  readonly showsId: string | undefined;
  /** Speaks what has no voice yet, or just these lines. */
  readonly start: (keys?: readonly string[]) => Promise<void>;
  readonly abort: () => void;
}

/** Spec: speaks line by line in their order; what fails is skipped, and leaving ends it. */
export function useVoiceRun(): VoiceRun {
  const { wizard, tab, change } = useWizard();
  const [state, setState] = useState(resting);
  const [showsId, setShowsId] = useState<string>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const now = () => tab.view.get().saving;

  const start = async (keys?: readonly string[]) => {
    setState((last) => ({ ...last, isStarting: true }));
    const goes = await mayStart(voiceLines(wizard, now().data).length);
    setState((last) => ({ ...last, isStarting: false }));
    if (goes) await run(keys);
  };

  const run = async (keys?: readonly string[]) => {
    const { overwrite } = now().data.voSettings;
    const lines = voiceLines(wizard, now().data);
    const wanted = keys
      ? lines.filter((place) => keys.includes(lineKey(place)))
      : linesToSpeak(lines, overwrite);
    const stop = new AbortController();
    stopping.current = stop;
    const failed = new Map<string, string>();
    for (const [done, place] of wanted.entries()) {
      if (stop.signal.aborted) break;
      setState({
        ...{ isStarting: false, isRunning: true, done, total: wanted.length },
        line: place.spoken,
        failed,
      });
      setShowsId(slideSaying(wizard.writeScript(now().data).parts, place.spoken));
      try {
        await speak(place, stop.signal);
      } catch (error) {
        if (isAbort(error)) break;
        const message = errorMessage(error);
        if (isQuotaMessage(message)) {
          stop.abort();
          void offerUpgrade(
            'TTS Quota Exhausted',
            'You have run out of TTS minutes for this month. The lines that were spoken stay.',
          );
          break;
        }
        failed.set(lineKey(place), message);
      }
    }
    if (stopping.current === stop) stopping.current = undefined;
    setState({ ...resting, failed });
    change('Generate voice-overs', (data) => ({
      ...data,
      voSettings: { ...data.voSettings, overwrite: false },
    }));
    void saveProject().catch(() => undefined);
    if (failed.size > 0) {
      toast.error(
        failed.size === 1
          ? 'One line could not be spoken. Try it again in the list.'
          : `${failed.size} lines could not be spoken. Try them again in the list.`,
      );
    }
  };

  const speak = async (
    { path, spoken }: ReturnType<typeof voiceLines>[number],
    signal: AbortSignal,
  ) => {
    const { id, data } = now();
    const { lang, voice } = data.voSettings;
    const body = { lang, voice, text: spoken, ...(id !== undefined && { proj_id: id }) };
    const audio = await request((options) => client.speak({ body }, options), { signal });
    change(
      'Generate voice-overs',
      (then) =>
        setLine(then, path, { audio: { ...audio, words: [...audio.words], text: spoken, voice } }),
      'voices',
    );
  };

  return { state, showsId, start, abort: () => stopping.current?.abort() };
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
        `Your video has ${lines} lines. Free accounts can have ${obstacle.most} lines spoken in one video. Please upgrade to remove this limit, or take some items or trivia out.`,
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
