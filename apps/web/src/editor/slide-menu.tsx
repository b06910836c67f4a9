import { moveSlides, type Slide } from '@reelwright/movie';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconClipboardCopy,
  IconCopy,
  IconDots,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTransitionRight,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { ProjectTab } from '../project/project-tab.ts';
import { useSlideIds } from '../project/use-project.ts';
import { DropdownMenu, type MenuEntry } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.tsx';
import {
  copySlide,
  copySlides,
  insertSlide,
  pasteSlides,
  reorderSlide,
  takeSlideAway,
  takeSlidesAway,
} from './slide-actions.ts';
import { copiedSlides, keepCopiedSlides } from './state/clipboard.ts';
import type { EditorSession } from './state/editor-session.ts';
import { selectedSlideIds } from './state/select-slides.ts';
import { showSlide } from './state/show-slide.ts';
import { transitionPopup } from './state/transition-popup-store.ts';
import { useEditor, useEditorPart } from './state/use-editor.ts';

interface SlideMenuProps {
  readonly tab: ProjectTab;
  readonly slideId: string;
  readonly place: number;
  readonly title: string;
  readonly onSelect: (slideId: string) => void;
  readonly onRename: (slideId: string) => void;
}

/** What can be done with a slide, or with all that are selected with it. It stays as it is while the slide changes. */
export const SlideMenu = memo(function SlideMenu(props: SlideMenuProps) {
  const { tab, slideId, place, title, onSelect, onRename } = props;
  const session = useEditor();
  const count = useSlideIds(tab).length;
  const isOneOfSeveral = useEditorPart(({ alsoSlideIds }) => alsoSlideIds).length > 0;
  const choose = (chosenId: string | undefined) => chosenId && onSelect(chosenId);
  const one: readonly MenuEntry[] = [
    {
      id: 'rename',
      label: 'Rename',
      icon: IconPencil,
      onSelect: () => onRename(slideId),
    },
    {
      id: 'copy',
      label: 'Copy',
      icon: IconClipboardCopy,
      onSelect: () => copyToClipboard(session),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: IconCopy,
      onSelect: () => choose(copySlide(tab, slideId)),
    },
    {
      id: 'before',
      label: 'Insert before',
      icon: IconRowInsertTop,
      onSelect: () => choose(insertSlide(tab, place)),
    },
    {
      id: 'after',
      label: 'Insert after',
      icon: IconRowInsertBottom,
      onSelect: () => choose(insertSlide(tab, place + 1)),
    },
    {
      id: 'earlier',
      label: 'Move earlier',
      icon: IconArrowUp,
      disabled: place === 0,
      onSelect: () => {
        reorderSlide(tab, place, place - 1);
        tab.endStep();
      },
    },
    {
      id: 'later',
      label: 'Move later',
      icon: IconArrowDown,
      disabled: place === count - 1,
      onSelect: () => {
        reorderSlide(tab, place, place + 1);
        tab.endStep();
      },
    },
    {
      id: 'transition',
      label: 'Transition',
      icon: IconTransitionRight,
      onSelect: () => transitionPopup.set(slideId),
    },
    {
      id: 'remove',
      label: 'Remove',
      icon: IconTrash,
      danger: true,
      onSelect: () => takeSlideAway(tab, slideId),
    },
  ];
  return (
    <DropdownMenu
      side="bottom-start"
      entries={[
        ...(isOneOfSeveral ? severalEntries(session) : one),
        ...pasteEntries(session, place),
      ]}
    >
      <IconButton label={`More for ${title}`} icon={IconDots} size="md" variant="default" />
    </DropdownMenu>
  );
});

/** For all slides that are selected: each is one step that can be undone. */
function severalEntries(session: EditorSession): readonly MenuEntry[] {
  const { tab } = session;
  const ids = selectedSlideIds(session);
  const count = ids.length;
  return [
    {
      id: 'copy',
      label: `Copy ${count} slides`,
      icon: IconClipboardCopy,
      onSelect: () => copyToClipboard(session),
    },
    {
      id: 'duplicate',
      label: `Duplicate ${count} slides`,
      icon: IconCopy,
      onSelect: () => select(session, copySlides(tab, ids)),
    },
    {
      id: 'earlier',
      label: 'Move earlier',
      icon: IconArrowUp,
      onSelect: () => tab.edit(moveSlides, { slideIds: ids, by: -1 }),
    },
    {
      id: 'later',
      label: 'Move later',
      icon: IconArrowDown,
      onSelect: () => tab.edit(moveSlides, { slideIds: ids, by: 1 }),
    },
    {
      id: 'remove',
      label: `Remove ${count} slides`,
      icon: IconTrash,
      danger: true,
      onSelect: () => takeSlidesAway(tab, ids),
    },
  ];
}

/** Slides that were copied here or in another project go behind this one. */
function pasteEntries(session: EditorSession, place: number): readonly MenuEntry[] {
  const copied = copiedSlides();
  if (copied.length === 0) return [];
  return [
    {
      id: 'paste',
      label: copied.length === 1 ? 'Paste slide' : `Paste ${copied.length} slides`,
      icon: IconClipboard,
      onSelect: () => select(session, pasteSlides(session.tab, copied, place + 1)),
    },
  ];
}

function copyToClipboard(session: EditorSession): void {
  const ids = selectedSlideIds(session);
  const isChosen = ({ id }: Slide) => ids.includes(id);
  const slides = session.tab.view.get().saving.data.frames.filter(isChosen);
  if (!keepCopiedSlides(slides)) {
    toast.error('That’s too much to copy at once. Please copy fewer slides.');
  } else toast.success(ids.length === 1 ? 'Copied the slide.' : `Copied ${ids.length} slides.`);
}

function select(session: EditorSession, ids: readonly string[]): void {
  const [first, ...others] = ids;
  if (first === undefined) return;
  showSlide(session, first);
  session.change({ alsoSlideIds: others });
}
