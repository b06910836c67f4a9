import { Button } from '@mantine/core';
import { captionLines } from '@reelwright/captions';
import type { ProjectData } from '@reelwright/movie';
import { IconDownload } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import classes from './tabs.module.css';

interface CaptionFilesProps {
  readonly id: number;
  readonly movie: ProjectData | undefined;
}

const files = [
  { kind: 'srt', label: 'Subtitles (SRT)' },
  { kind: 'vtt', label: 'Subtitles (WebVTT)' },
  { kind: 'txt', label: 'Transcript' },
];

/** What is said in a video, to take along; nothing where nobody speaks. */
export function CaptionFiles({ id, movie }: CaptionFilesProps) {
  if (!movie || captionLines(movie).length === 0) return null;
  return (
    <section className={classes.about} aria-labelledby="caption-files">
      <div className={classes.tab}>
        <h3 id="caption-files" className={classes.title}>
          What’s said in it
        </h3>
        <p className={classes.quiet}>
          Subtitles with the time of every line, for other sites and players, or the whole text to
          read.
        </p>
        <div className={classes.buttons}>
          {files.map(({ kind, label }) => (
            <Button
              key={kind}
              component="a"
              href={`/api/members/captions?proj_id=${id}&kind=${kind}`}
              download
              variant="default"
              leftSection={<Icon shape={IconDownload} />}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
