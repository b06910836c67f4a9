import {
  IconAlertTriangle,
  IconCircleCheck,
  IconPlayerPlay,
  IconScissors,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { trimMedia } from '../../media/trim/open-trim-editor.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { playPart } from '../play-part.ts';
import classes from '../voice.module.css';
import type { LineAudio, VoiceLine, VoiceWork } from '../voice-work.ts';
import { withPart } from './audio-of-lines.ts';

/** Below this share of its words, somebody should listen to a line. */
const doubtful = 0.5;

/** Spec: every line with its part of the sound: hear it, and set where it begins and ends. */
export function ReviewList({ work }: { readonly work: VoiceWork }) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const play = (audio: LineAudio) => {
    stop.current?.();
    stop.current = playPart(audio);
  };
  const edit = async ({ key, spoken, audio }: VoiceLine) => {
    if (!audio?.url) return;
    const { startTime: start = 0, endTime: end = audio.duration ?? 0 } = audio;
    const part = await trimMedia({
      url: audio.url,
      name: spoken,
      kind: 'audio',
      range: { start, end },
    });
    if (!part) return;
    const changed = withPart(audio, part.start, part.end);
    work.setAudio('Set the part of a line', new Map([[key, changed]]));
  };
  return (
    <ol className={classes.list}>
      {work.lines.map((line) => {
        const { audio } = line;
        const isChanged = audio?.url !== undefined && !line.hasVoice;
        const isSure = !isChanged && Number(audio?.certainty ?? 1) >= doubtful;
        return (
          <li key={line.key} className={classes.line} data-state={isSure ? 'done' : 'failed'}>
            <Icon shape={isSure ? IconCircleCheck : IconAlertTriangle} className={classes.mark} />
            <span className={classes.words}>
              {line.spoken}
              {!isSure && (
                <span className={classes.problem}>
                  {isChanged ? 'Changed since it was spoken.' : 'Please listen to this line.'}
                </span>
              )}
            </span>
            <span className={classes.times}>
              {clock(audio?.startTime)} – {clock(audio?.endTime)}
            </span>
            {audio?.url && (
              <IconButton
                label={`Listen to “${line.spoken}”`}
                hint="Listen"
                icon={IconPlayerPlay}
                size="md"
                onClick={() => play(audio)}
              />
            )}
            <IconButton
              label={`Set where “${line.spoken}” begins and ends`}
              hint="Begin and end"
              icon={IconScissors}
              size="md"
              onClick={() => void edit(line)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** To the tenth: lines begin between words. */
function clock(seconds = 0): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
}
