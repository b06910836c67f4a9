import { Button } from '@mantine/core';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { firstWords } from '../../voice/computer/first-words.ts';
import { useVoiceSample } from '../../voice/computer/use-voice-sample.ts';
import { useVoiceWork } from '../steps/voice/use-voice-work.ts';
import classes from './film-overview.module.css';

/** The first two lines, spoken: what a voice makes of the film, before it has one. For guests as well. */
export function HearFilm() {
  const { work } = useVoiceWork();
  const text = firstWords(work.lines);
  const { isPlaying, isWaiting, toggle } = useVoiceSample({
    name: work.settings.voice,
    text,
    problem: 'We couldn’t speak it just now. Please try again.',
  });
  if (text === '' || work.lines.some(({ audio }) => audio?.url)) return null;
  return (
    <p className={classes.note}>
      <Button
        className={classes.quiet}
        variant="subtle"
        size="compact-md"
        loading={isWaiting}
        leftSection={<Icon shape={isPlaying ? IconPlayerStop : IconVolume} />}
        onClick={toggle}
      >
        {isPlaying ? 'Stop' : 'Hear the first lines spoken'}
      </Button>
    </p>
  );
}
