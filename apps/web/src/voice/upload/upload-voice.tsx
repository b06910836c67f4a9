import { Button, Checkbox } from '@mantine/core';
import { IconRefresh, IconUpload, IconWand, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { SoundPlayer } from '../../media/players/sound-player.tsx';
import { chooseFiles } from '../../media/uploads/choose-files.ts';
import { uploadSound } from '../../media/uploads/upload-sound.ts';
import { describeUpload, uploadPercent } from '../../media/uploads/upload-state.ts';
import { uploadList } from '../../media/uploads/upload-store.ts';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import { toast } from '../../ui/toast.tsx';
import { ChangedLines } from '../changed-lines.tsx';
import { findWordTimes } from '../find-word-times.ts';
import classes from '../voice.module.css';
import type { VoiceWork } from '../voice-work.ts';
import { ReviewList } from './review-list.tsx';
import { useTranscription } from './use-transcription.ts';

interface UploadVoiceProps {
  readonly work: VoiceWork;
  /** Asks whatever has to be asked first; false when it does not come to it. */
  readonly mayStart: (what: 'upload' | 'transcribe') => Promise<boolean>;
  /** Has a computer voice say these lines. */
  readonly onSpeak: (keys: readonly string[]) => void;
}

/** Spec: a sound of the person's own: as it is for one line, in parts for several. */
export function UploadVoice({ work, mayStart, onSpeak }: UploadVoiceProps) {
  const { lines, wholeUrl } = work;
  const [upload, setUpload] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const sending = useStore(uploadList).find(({ id }) => id === upload);

  const choose = async () => {
    if (!(await mayStart('upload'))) return;
    const [file] = await chooseFiles(['audio'], { multiple: false });
    if (!file) return;
    setProblem(undefined);
    try {
      const { name: _, ...sound } = await uploadSound(file, setUpload);
      const [first, ...others] = work.now().lines;
      if (first && others.length === 0) {
        const audio = { ...sound, text: first.spoken };
        work.setAudio('Upload a voice-over', new Map([[first.key, audio]]));
        void findWordTimes(work, first, audio);
      } else work.setWhole('Upload a voice-over', sound.url);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setUpload(undefined);
    }
  };

  if (sending) {
    return <ProgressWithWords words={describeUpload(sending)} percent={uploadPercent(sending)} />;
  }
  const [only, second] = lines;
  const url = second ? wholeUrl : only?.audio?.url;
  return (
    <div className={classes.step}>
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
      {url && !second && (
        <>
          <ChangedLines
            lines={lines}
            again={{ label: 'Upload it again', onClick: () => void choose() }}
            onSpeak={onSpeak}
          />
          <SoundPlayer url={url} label="Your voice-over" />
        </>
      )}
      {url && second && (
        <SyncedLines key={url} work={work} url={url} mayStart={mayStart} onSpeak={onSpeak} />
      )}
      <div>
        <Button
          size={url ? 'sm' : 'md'}
          variant={url ? 'default' : 'filled'}
          leftSection={<Icon shape={IconUpload} />}
          onClick={() => void choose()}
        >
          {url ? 'Upload another file' : 'Upload MP3'}
        </Button>
      </div>
    </div>
  );
}

function SyncedLines({
  work,
  url,
  mayStart,
  onSpeak,
}: UploadVoiceProps & { readonly url: string }) {
  const [isEnglish, setEnglish] = useState(false);
  const [duration, setDuration] = useState(0);
  const { percent, start, abort } = useTranscription(work);
  // A line that changed since may have been spoken by a computer voice.
  const isSynced =
    work.lines.some(({ audio }) => audio?.url === url) &&
    work.lines.every(({ audio, hasVoice }) => audio?.url === url || hasVoice);
  const redo = () =>
    work.setAudio('Redo the transcription', new Map(work.lines.map(({ key }) => [key, undefined])));
  const room = useQuery({
    queryKey: ['transcription-room', percent === undefined],
    queryFn: () => request((options) => client.transcribeInfo({ query: { info: '1' } }, options)),
    enabled: !isSynced,
    retry: false,
  });
  const begin = async () => {
    if (isEnglish) {
      // Whoever was signed out meanwhile is a guest here.
      if (await mayStart('transcribe')) await start({ url, duration });
      return;
    }
    toast.error(
      'Only english language audio transcriptions are supported right now. Kindly check "My audio is in English" box to confirm.',
    );
  };
  if (percent !== undefined) {
    return (
      <div className={classes.step}>
        <ProgressWithWords words="Transcribing your audio" percent={percent} />
        <div>
          <Button variant="default" leftSection={<Icon shape={IconX} />} onClick={abort}>
            Stop
          </Button>
        </div>
      </div>
    );
  }
  if (isSynced) {
    return (
      <div className={classes.step}>
        <ChangedLines
          lines={work.lines}
          again={{ label: 'Sync again', onClick: redo }}
          onSpeak={onSpeak}
        />
        <ReviewList work={work} />
        <div>
          <Button variant="default" leftSection={<Icon shape={IconRefresh} />} onClick={redo}>
            Redo transcription?
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.step}>
      <SoundPlayer url={url} label="Your voice-over" onLength={setDuration} />
      <Checkbox
        label="My audio is in English"
        checked={isEnglish}
        onChange={(event) => setEnglish(event.currentTarget.checked)}
      />
      <div className={classes.row}>
        <Button size="md" leftSection={<Icon shape={IconWand} />} onClick={() => void begin()}>
          Transcribe Audio and Sync
        </Button>
        {room.data && (
          <span className={classes.quiet}>{minutesLeft(room.data.remaining)} left this month</span>
        )}
      </div>
    </div>
  );
}

function minutesLeft(seconds: number): string {
  return seconds < 120 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} minutes`;
}
