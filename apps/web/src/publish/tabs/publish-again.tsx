import { Button } from '@mantine/core';
import type { VideoAudience, VideoStatus } from '@reelwright/contract';
import type { FormatId } from '@reelwright/movie';
import { IconRefresh } from '@tabler/icons-react';
import { useUser } from '../../account/use-user.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { publishData, publishValues } from '../publish-fields.ts';
import type { TabProps } from './tab-props.ts';

interface PublishAgainProps {
  readonly onAgain: () => void;
  readonly isBusy: boolean;
}

/** Where the project is newer than its video. */
export function PublishAgain({ onAgain, isBusy }: PublishAgainProps) {
  return (
    <InlineAlert
      action={
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon shape={IconRefresh} sizePx={16} />}
          loading={isBusy}
          onClick={onAgain}
        >
          Publish again
        </Button>
      }
    >
      You’ve changed the project since. Publish again to update the video; only what changed is
      drawn anew.
    </InlineAlert>
  );
}

/** The same once more, with what was entered the last time. Answers whether it is on its way. */
export function usePublishAgain(
  { movie, title, actions, video }: TabProps,
  audience?: VideoAudience,
): () => Promise<boolean> {
  const email = useUser()?.email ?? '';
  const data = publishData(publishValues(movie?.publish, { title, email }));
  return () =>
    actions.publish('download', data, {
      formats: formatsOf(video),
      ...(audience && { audience }),
    });
}

/** Those that it was made in, or was to be made in when that failed. */
export function formatsOf({ formats, making_formats }: VideoStatus): readonly FormatId[] {
  return making_formats.length > 0 ? making_formats : formats.map(({ format }) => format);
}
