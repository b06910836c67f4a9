import { Button } from '@mantine/core';
import { embedAddress, embedCode } from '@reelwright/contract';
import { useUser } from '../../account/use-user.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { CopyField } from '../copy-field.tsx';
import { describeWork } from '../describe-video.ts';
import { publishData, publishValues } from '../publish-fields.ts';
import { OnlyForMe } from './only-for-me.tsx';
import { PublishAgain, usePublishAgain } from './publish-again.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';

/** Spec: a frame for one's own page; nobody can change the code here. */
export function EmbedTab(props: TabProps) {
  const { id, title, video, movie, actions, onTab } = props;
  const email = useUser()?.email ?? '';
  const { isBusy, run } = useBusy();
  const again = usePublishAgain(props);
  const publishAgain = async () => {
    if (await again()) onTab('status');
  };
  const isPublished = video.status !== null;
  const isMade = video.status === 'pending' || video.status === 'processing';
  // The title that it is online with is the one that the code on its own page has.
  const data = publishData(publishValues(video.about ?? movie?.publish, { title, email }));
  const publish = async () => {
    await actions.publish('download', data, { publishAs: 'embed', audience: 'link' });
  };
  if (video.audience === 'me') {
    return (
      <div className={classes.tab}>
        <h3 className={classes.title}>Embed code</h3>
        <OnlyForMe actions={actions} />
      </div>
    );
  }
  return (
    <div className={classes.tab}>
      <h3 className={classes.title}>Embed code</h3>
      <p className={classes.quiet}>
        Paste it into your page, blog or shop. It fits any width and always shows the latest version
        you published.
      </p>
      {!isPublished && (
        <InlineAlert
          action={
            <Button size="xs" loading={isBusy} onClick={() => void run(publish)}>
              Publish
            </Button>
          }
        >
          The code starts working as soon as the video is published. From then on, anyone with its
          link can watch it too.
        </InlineAlert>
      )}
      {isPublished && video.outdated && (
        <PublishAgain onAgain={() => void run(publishAgain)} isBusy={isBusy} />
      )}
      {isMade && (
        <InlineAlert title="Your video is being rendered.">
          The code works already: until the video is made, it plays as you see it here.
          <ProgressWithWords
            words={describeWork(video)}
            percent={video.status === 'pending' ? undefined : video.percent}
          />
        </InlineAlert>
      )}
      {video.status === 'pass' && !video.outdated && (
        <p className={classes.quiet}>Your video is published: the code plays it.</p>
      )}
      <CopyField
        label="HTML"
        text={embedCode(video.embed_url ?? embedAddress(location.origin, id), data.title)}
        copyLabel="Copy code"
        isPrimary={isPublished}
      />
    </div>
  );
}
