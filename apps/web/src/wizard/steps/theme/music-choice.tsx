import { Skeleton } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import {
  IconCheck,
  IconMusic,
  IconPlayerPlay,
  IconPlayerStop,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { playAlone } from '../../../media/players/use-single-play.ts';
import { useAnswers } from '../../../project/answers.ts';
import { Icon } from '../../../theme/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useMusic } from '../../music/use-music.ts';
import { LabelledSlider } from './labelled-slider.tsx';
import classes from './theme-step.module.css';

type Audio = ProjectData['movie']['audio'];

/** The music, and how loud it is beside the voice. */
export function MusicChoice() {
  const { data, change } = useAnswers();
  const { data: tracks, isPending, isError, error, refetch } = useMusic();
  const { url = '', music_volume, voice_volume } = data.movie.audio;
  const player = useRef<HTMLAudioElement>(undefined);
  const [heard, setHeard] = useState<string>();
  useEffect(() => () => player.current?.pause(), []);
  const set = (audio: Partial<Audio>, key?: string) =>
    change(
      'Change music',
      (now) => ({
        ...now,
        movie: { ...now.movie, audio: { ...now.movie.audio, ...audio, chosen: true } },
      }),
      key,
    );
  const listen = (address: string) => {
    player.current?.pause();
    if (heard === address) return setHeard(undefined);
    const music = new Audio(address);
    player.current = music;
    // Ended, or stopped by another sound.
    music.onpause = () => player.current === music && setHeard(undefined);
    playAlone(music);
    void music.play().catch(() => setHeard(undefined));
    setHeard(address);
  };
  if (isPending) return <Skeleton height={160} />;
  return (
    <div className={classes.fields}>
      {isError && (
        <TryAgain
          title="We couldn’t load the music"
          problem={error.message}
          onRetry={() => void refetch()}
        />
      )}
      <ul className={classes.tracks}>
        <li>
          <button
            type="button"
            className={classes.track}
            aria-pressed={url === ''}
            onClick={() => set({ url: '' })}
          >
            <Icon shape={IconVolumeOff} />
            <span className={classes.trackName}>No music</span>
            {url === '' && <Icon shape={IconCheck} sizePx={16} />}
          </button>
        </li>
        {(tracks ?? []).map((track) => (
          <li key={track.url} className={classes.trackRow}>
            <button
              type="button"
              className={classes.track}
              aria-pressed={url === track.url}
              onClick={() => set({ url: track.url })}
            >
              <Icon shape={IconMusic} />
              <span className={classes.trackName}>
                {track.title} <span className={classes.quiet}>· {track.mood}</span>
              </span>
              {url === track.url && <Icon shape={IconCheck} sizePx={16} />}
            </button>
            <IconButton
              label={heard === track.url ? 'Stop' : `Listen to ${track.title}`}
              icon={heard === track.url ? IconPlayerStop : IconPlayerPlay}
              size="md"
              onClick={() => listen(track.url)}
            />
          </li>
        ))}
      </ul>
      <LabelledSlider
        label="Music volume"
        value={music_volume}
        max={100}
        onChange={(value) => set({ music_volume: value }, 'music-volume')}
      />
      <LabelledSlider
        label="Voice volume"
        value={voice_volume}
        max={100}
        onChange={(value) => set({ voice_volume: value }, 'voice-volume')}
      />
    </div>
  );
}
