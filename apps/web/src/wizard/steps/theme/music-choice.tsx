import { Button, Skeleton } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import {
  IconCheck,
  IconMusic,
  IconPlayerPlay,
  IconPlayerStop,
  IconUpload,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useListening } from '../../../media/players/use-listening.ts';
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
  const { url = '', title, music_volume, voice_volume } = data.movie.audio;
  const { heard, listen } = useListening();
  const set = (audio: Partial<Audio>, key?: string) =>
    change(
      'Change music',
      (now) => ({
        ...now,
        movie: { ...now.movie, audio: { ...now.movie.audio, ...audio, chosen: true } },
      }),
      key,
    );
  const choose = (wanted: string, name?: string) =>
    change('Change music', (now) => {
      const { title: _, ...audio } = now.movie.audio;
      const chosen = { ...audio, url: wanted, ...(name && { title: name }), chosen: true };
      return { ...now, movie: { ...now.movie, audio: chosen } };
    });
  const chooseOwn = async () => {
    const { pickMedia } = await import('../../../media-picker/pick-media.tsx');
    const options = {
      title: 'Choose your own music',
      keyword: 'music',
      opensOn: 'upload',
    } as const;
    const media = await pickMedia({ ...options, kinds: ['audio'] });
    if (media?.url) choose(media.url, media.title);
  };
  const isOwn = url !== '' && tracks !== undefined && !tracks.some((track) => track.url === url);
  const ownName = title || 'Your own music';
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
            onClick={() => choose('')}
          >
            <Icon shape={IconVolumeOff} />
            <span className={classes.trackName}>No music</span>
            {url === '' && <Icon shape={IconCheck} sizePx={16} />}
          </button>
        </li>
        {isOwn && (
          <li className={classes.trackRow}>
            <button type="button" className={classes.track} aria-pressed="true">
              <Icon shape={IconMusic} />
              <span className={classes.trackName}>
                {ownName} <span className={classes.quiet}>· yours</span>
              </span>
              <Icon shape={IconCheck} sizePx={16} />
            </button>
            <IconButton
              label={heard === url ? 'Stop' : `Listen to ${ownName}`}
              icon={heard === url ? IconPlayerStop : IconPlayerPlay}
              size="md"
              onClick={() => listen(url)}
            />
          </li>
        )}
        {(tracks ?? []).map((track) => (
          <li key={track.url} className={classes.trackRow}>
            <button
              type="button"
              className={classes.track}
              aria-pressed={url === track.url}
              onClick={() => choose(track.url)}
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
      <div>
        <Button
          variant="default"
          leftSection={<Icon shape={IconUpload} />}
          onClick={() => void chooseOwn()}
        >
          Use your own music
        </Button>
      </div>
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
