import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { sendsMail } from '../../brand/sends-mail.ts';
import { Icon } from '../../theme/icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { describeWork } from '../describe-video.ts';
import { AboutForm } from './about-form.tsx';
import { usePublishAgain } from './publish-again.tsx';
import { ReadyVideo } from './ready-video.tsx';
import { SiteUploadLine } from './site-upload-line.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';

const failedMessage =
  'The video could not be converted, possibly because a video or an image inside it is broken.';

/** How far the video is, and what can be done with it once it is there. */
export function StatusTab(props: TabProps) {
  const { video, actions, onTab } = props;
  const { isBusy, run } = useBusy();
  const again = usePublishAgain(props);
  const share = usePublishAgain(props, 'link');
  const isOpen = video.audience !== 'me';
  switch (video.status) {
    case null:
      return (
        <EmptyState
          title="Not published yet"
          action={
            <Button loading={isBusy} onClick={() => void run(async () => void (await share()))}>
              Publish and get the link
            </Button>
          }
        >
          Your video gets a page of its own. Anyone with its link can watch it, and you can take it
          offline whenever you like.
        </EmptyState>
      );
    case 'pending':
    case 'processing':
      return (
        <div className={classes.tab}>
          <h3 className={classes.title}>Your video is being rendered.</h3>
          <ProgressWithWords
            words={describeWork(video)}
            percent={video.status === 'pending' ? undefined : video.percent}
          />
          <p className={classes.quiet}>
            You can close this tab. We’ll keep going
            {sendsMail()
              ? ' and email you when it’s ready.'
              : '; your video will be under Projects.'}
            {video.video_url && ` Your earlier video stays ${isOpen ? 'online ' : ''}until then.`}
          </p>
          <div>
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void run(async () => void (await actions.cancel()))}
            >
              Cancel
            </Button>
          </div>
        </div>
      );
    case 'fail':
      return (
        <div className={classes.tab}>
          <InlineAlert tone="danger" title="We couldn’t make this video">
            {video.message ?? failedMessage} Your project is safe.
            {video.video_url && ` Your earlier video is still ${isOpen ? 'online' : 'there'}.`}
          </InlineAlert>
          <Problems {...props} />
          <div className={classes.buttons}>
            <Button
              leftSection={<Icon shape={IconRefresh} />}
              loading={isBusy}
              onClick={() => void run(async () => void (await again()))}
            >
              Publish again
            </Button>
            <Button component="a" href="/support?subject=video+issues" variant="default">
              Contact support
            </Button>
          </div>
        </div>
      );
    case 'pass':
      return (
        <div className={classes.tab}>
          <ReadyVideo
            {...props}
            onAgain={() => void run(async () => void (await again()))}
            isBusy={isBusy}
          />
          <SiteUploadLine upload={video.youtube} onRetry={() => onTab('youtube')} />
          <AboutForm key={video.published_at} {...props} />
          <Problems {...props} />
        </div>
      );
    default:
      return video.status satisfies never;
  }
}

function Problems({ video: { problems } }: Pick<TabProps, 'video'>) {
  if (problems.length === 0) return null;
  return (
    <InlineAlert tone="warning" title="Some things are missing from this video">
      <ul className={classes.problems}>
        {problems.map(({ slide, item, problem }) => (
          <li key={`${slide} ${item} ${problem}`}>
            {slide === null ? '' : `Slide ${slide}: `}
            {item}. {problem}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
