import { Button } from '@mantine/core';
import { IconDownload, IconLink, IconPlayerPlay } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { NewTab } from '../ui/new-tab.tsx';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { useVideo } from './calls/use-video.ts';
import { copyText } from './copy-text.ts';
import { describeWork } from './describe-video.ts';
import { isMoving } from './is-moving.ts';
import classes from './publish-step.module.css';

interface OnlineVideoProps {
  readonly projectId: number;
  readonly onShowProgress: () => void;
}

/** What became of the video that was published from here: on its way, or online since when. Nothing before that. */
export function OnlineVideo({ projectId, onShowProgress }: OnlineVideoProps) {
  const { data: video } = useVideo(projectId);
  if (!video) return null;
  if (isMoving(video)) {
    return (
      <InlineAlert
        title="Your video is being rendered."
        action={
          <Button variant="default" size="compact-md" onClick={onShowProgress}>
            Show the progress
          </Button>
        }
      >
        <ProgressWithWords
          words={describeWork(video)}
          percent={video.status === 'pending' ? undefined : video.percent}
        />
      </InlineAlert>
    );
  }
  const { page_url: page, download_url: file, published_at: at, outdated } = video;
  if (video.status !== 'pass' || !at) return null;
  return (
    <InlineAlert
      tone="success"
      title={page ? `Online since ${since(at)}` : `Made ${since(at)}, only for you`}
    >
      {outdated && 'You’ve changed it since. Publish again below to update it.'}
      <span className={classes.edit}>
        {file && (
          <Button
            component="a"
            href={file}
            download
            size="compact-md"
            leftSection={<Icon shape={IconDownload} sizePx={16} />}
          >
            Download
          </Button>
        )}
        {page && (
          <>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<Icon shape={IconLink} sizePx={16} />}
              onClick={() => void copyText(page)}
            >
              Copy link
            </Button>
            <Button
              component="a"
              href={page}
              target="_blank"
              rel="noopener"
              variant="default"
              size="compact-md"
              leftSection={<Icon shape={IconPlayerPlay} sizePx={16} />}
            >
              Watch
              <NewTab />
            </Button>
          </>
        )}
      </span>
    </InlineAlert>
  );
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** '15:31' today, the day before that. */
function since(at: string): string {
  const then = new Date(at);
  const isToday = then.toDateString() === new Date().toDateString();
  return isToday ? time.format(then) : day.format(then);
}
