import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { TabProps } from './tab-props.ts';

/** Nobody else can see the video, and how to change that without making it again. */
export function OnlyForMe({ actions }: Pick<TabProps, 'actions'>) {
  const { isBusy, run } = useBusy();
  return (
    <InlineAlert
      title="Only you can see it"
      action={
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          leftSection={<Icon shape={IconLink} sizePx={16} />}
          onClick={() => void run(async () => void (await actions.changeAudience('link')))}
        >
          Let anyone with the link watch
        </Button>
      }
    >
      It has no page and no embed. With a link, others can watch it right away.
    </InlineAlert>
  );
}
