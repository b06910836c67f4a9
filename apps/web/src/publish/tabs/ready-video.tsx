import { Button } from '@mantine/core';
import {
  IconCode,
  IconDownload,
  IconLink,
  IconLock,
  IconPlayerPlay,
  IconWorldOff,
} from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { NewTab } from '../../ui/new-tab.tsx';
import { copyText } from '../copy-text.ts';
import { describeVideo } from '../describe-video.ts';
import { OnlyForMe } from './only-for-me.tsx';
import { PublishAgain } from './publish-again.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';

interface ReadyVideoProps extends TabProps {
  readonly onAgain: () => void;
  readonly isBusy: boolean;
}

/** A finished video: watch it, take it along, pass it on. */
export function ReadyVideo({ video, actions, onTab, onAgain, isBusy }: ReadyVideoProps) {
  const { page_url, download_url, clear_url, outdated, audience } = video;
  return (
    <>
      <h3 className={classes.title}>Your video is ready</h3>
      <p className={classes.quiet}>{describeVideo(video)}</p>
      {outdated && <PublishAgain onAgain={onAgain} isBusy={isBusy} />}
      <div className={classes.buttons}>
        {download_url && (
          <Button
            component="a"
            href={download_url}
            download
            leftSection={<Icon shape={IconDownload} />}
          >
            Download
          </Button>
        )}
        {clear_url && (
          <Button
            component="a"
            href={clear_url}
            download
            variant="default"
            leftSection={<Icon shape={IconDownload} />}
          >
            Transparent WebM
          </Button>
        )}
        {page_url && (
          <Button
            component="a"
            href={page_url}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<Icon shape={IconPlayerPlay} />}
          >
            Watch
            <NewTab />
          </Button>
        )}
        {page_url && (
          <Button
            variant="default"
            leftSection={<Icon shape={IconLink} />}
            onClick={() => void copyText(page_url)}
          >
            Copy link
          </Button>
        )}
        {audience !== 'me' && (
          <Button
            variant="default"
            leftSection={<Icon shape={IconCode} />}
            onClick={() => onTab('embed')}
          >
            Embed
          </Button>
        )}
      </div>
      {audience === 'me' && <OnlyForMe actions={actions} />}
      <div className={classes.buttons}>
        {audience === 'link' && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<Icon shape={IconLock} sizePx={16} />}
            onClick={() => void actions.changeAudience('me')}
          >
            Only for me
          </Button>
        )}
        <Button
          variant="subtle"
          color="danger"
          size="compact-sm"
          leftSection={<Icon shape={IconWorldOff} sizePx={16} />}
          onClick={() => void actions.unpublish(audience)}
        >
          {audience === 'me' ? 'Delete the video' : 'Take it offline'}
        </Button>
      </div>
    </>
  );
}
