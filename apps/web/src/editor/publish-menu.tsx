import { Button } from '@mantine/core';
import { changeProject } from '@reelwright/movie';
import { IconChevronDown } from '@tabler/icons-react';
import { currentUser, isMember } from '../account/session-store.ts';
import { givenName, shownName } from '../project/film-name.ts';
import { settleProject } from '../project/open-project.ts';
import type { ProjectTab, ProjectView } from '../project/project-tab.ts';
import { useProjectPart } from '../project/use-project.ts';
import { guestPublishPopup } from '../publish/open-guest-publish.ts';
import { openPublish } from '../publish/open-publish.ts';
import { describeUnsaved } from '../publish/out-of-reach.ts';
import { publishWays } from '../publish/publish-ways.ts';
import { useVideoSiteReturn } from '../publish/use-video-site-return.ts';
import { Icon } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { toast } from '../ui/toast.tsx';
import { useBusy } from '../ui/use-busy.ts';

interface PublishMenuProps {
  readonly tab: ProjectTab;
}

/** Spec: the ways to publish; none for a project with nothing on its slides. */
export function PublishMenu({ tab }: PublishMenuProps) {
  const { isBusy, run } = useBusy();
  const isEmpty = useProjectPart(tab, hasNothing);
  const publish = async (way: (typeof publishWays)[number]['id']) => {
    if (!isMember(currentUser())) return guestPublishPopup.set(true);
    const id = await settleProject();
    if (id === undefined) return showWhyNot(tab);
    openPublish({
      id,
      title: shownName(tab.view.get().saving.meta),
      tab: way,
      save: async () => (await settleProject()) !== undefined,
      remember: (entered) => {
        tab.edit(changeProject, { publish: entered });
        // A film that goes out with a title has a name from then on.
        const { title } = entered;
        if (title && givenName(tab.view.get().saving.meta) === undefined) {
          tab.changeMeta({ name: title, title });
        }
      },
    });
  };
  useVideoSiteReturn(() => void run(() => publish('youtube')));
  return (
    <DropdownMenu
      entries={publishWays.map(({ id, label, description, icon }) => ({
        id,
        label,
        description,
        icon,
        onSelect: () => void run(() => publish(id)),
      }))}
    >
      <Button
        disabled={isEmpty}
        loading={isBusy}
        // Play is what is pressed a hundred times: that one is filled.
        variant="light"
        rightSection={<Icon shape={IconChevronDown} sizePx={16} />}
      >
        Publish
      </Button>
    </DropdownMenu>
  );
}

/** Some of what holds a save up asks its own question; the rest is said here. */
function showWhyNot(tab: ProjectTab): void {
  const { name } = tab.view.get().saving.phase;
  if (name === 'retrying' || name === 'held') toast.error(describeUnsaved());
}

/** Whether there is nothing on any slide. */
export function hasNothing({ saving }: ProjectView): boolean {
  return saving.data.frames.every(({ items }) => items.length === 0);
}
