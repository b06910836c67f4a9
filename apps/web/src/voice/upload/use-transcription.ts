import { useEffect, useRef, useState } from 'react';
import { offerUpgrade } from '../../account/offer-upgrade.ts';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import { isQuotaError } from '../../publish/offer-more-minutes.ts';
import { toast } from '../../ui/toast.tsx';
import type { VoiceWork } from '../voice-work.ts';
import { audioOfLines, isUnderstood } from './audio-of-lines.ts';
import { transcribe } from './transcribe.ts';

/** Spec: idle, transcribing, transcribed; what comes of it are the lines' parts of the sound. */
export function useTranscription(work: VoiceWork) {
  const [percent, setPercent] = useState<number>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async (sound: { readonly url: string; readonly duration: number }) => {
    const stop = new AbortController();
    stopping.current = stop;
    setPercent(0);
    try {
      const { result } = await transcribe({
        mp3: sound.url,
        projectId: work.projectId,
        signal: stop.signal,
        onPercent: setPercent,
      });
      if (!isUnderstood(result)) return toast.error('Cannot transcribe audio');
      work.setAudio('Sync the voice-over', audioOfLines(work.now().lines, result, sound));
    } catch (error) {
      if (isAbort(error)) return;
      const message = errorMessage(error);
      if (isQuotaError(error)) {
        void offerUpgrade('Transcription Quota Exhausted', message);
      } else toast.error(message);
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, start, abort: () => stopping.current?.abort() };
}
