import { Button } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { withFilm, wizardCategory } from '@reelwright/wizards/machine';
import { clipOf, podcastWizard, type TalkClip } from '@reelwright/wizards/podcast';
import { IconDeviceMobile, IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { formatClock } from '../../player/format-clock.ts';
import { newChangeId } from '../../project/new-change-id.ts';
import { withProjectId } from '../../project/project-address.ts';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popup } from '../../ui/popup.tsx';
import classes from './podcast.module.css';

interface ClipsPopupProps {
  readonly data: ProjectData;
  readonly clips: readonly TalkClip[];
  readonly onHear: (fromSeconds: number, toSeconds: number) => void;
  readonly onClose: () => void;
}

/** The best passages, each an upright film of its own with one click. */
export function ClipsPopup({ data, clips, onHear, onClose }: ClipsPopupProps) {
  return (
    <Popup onClose={onClose} sizePx={640} title="The best of your podcast">
      <p className={classes.quiet}>
        {clips.length > 0
          ? 'Each becomes a vertical video of its own, for places where people scroll. Your podcast stays as it is.'
          : 'There’s no passage of 20 to 60 seconds that stands on its own.'}
      </p>
      <ol className={classes.clips}>
        {clips.map((clip) => (
          <ClipRow key={clip.id} data={data} clip={clip} onHear={onHear} />
        ))}
      </ol>
    </Popup>
  );
}

interface ClipRowProps extends Pick<ClipsPopupProps, 'data' | 'onHear'> {
  readonly clip: TalkClip;
}

function ClipRow({ data, clip, onHear }: ClipRowProps) {
  const [isBusy, setBusy] = useState(false);
  const [madeId, setMadeId] = useState<number>();
  const { startTime, endTime, text } = clip;
  const name = `the clip at ${formatClock(startTime)}`;
  const make = async () => {
    setBusy(true);
    try {
      setMadeId(await makeClip(data, clip));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={classes.clip}>
      <IconButton
        label={`Hear ${name}`}
        hint="Hear it"
        icon={IconPlayerPlay}
        onClick={() => onHear(startTime, endTime)}
      />
      <div className={classes.body}>
        <p className={classes.quiet}>
          {formatClock(startTime)} – {formatClock(endTime)} · {Math.round(endTime - startTime)}{' '}
          seconds
        </p>
        <p className={classes.clipText}>{text}</p>
        <div>
          {madeId === undefined ? (
            <Button
              variant="default"
              size="compact-md"
              aria-label={`Make a video of ${name}`}
              loading={isBusy}
              leftSection={<Icon shape={IconDeviceMobile} sizePx={16} />}
              onClick={() => void make().catch(() => undefined)}
            >
              Make a video
            </Button>
          ) : (
            <Button
              component="a"
              variant="light"
              size="compact-md"
              href={addressOf(madeId)}
              target="_blank"
              aria-label={`Open ${name}`}
              rightSection={<Icon shape={IconExternalLink} sizePx={16} />}
            >
              Open it
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Saves a clip as a project of its own; gives its id. */
async function makeClip(data: ProjectData, clip: TalkClip): Promise<number> {
  const { data: made } = withFilm(podcastWizard, clipOf(data, clip));
  const body = {
    title: made.info.title ?? '',
    category: wizardCategory(podcastWizard),
    data_json: JSON.stringify(made),
    change_id: newChangeId(),
  };
  const reply = await request((options) => client.projectSave({ body }, options), {
    errorToast: true,
    successToast: 'Your clip is waiting in your videos',
  });
  if (reply.type === 'refused') throw new Error(reply.msg);
  return reply.id;
}

function addressOf(id: number): string {
  const url = new URL(withProjectId(location.href, id));
  url.hash = '#/podcast-video/theme';
  return url.href;
}
