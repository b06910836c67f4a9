import {
  changeItems,
  duplicateItems,
  groupItems,
  type Item,
  itemOnSlide,
  pasteItems,
  removeItems,
  removeWithGap,
  ungroupItems,
} from '@reelwright/movie';
import {
  IconArrowBarToLeft,
  IconBoxMultiple,
  IconBoxOff,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconDeselect,
  IconEye,
  IconFaceId,
  IconLock,
  IconSelectAll,
  IconTrash,
} from '@tabler/icons-react';
import { toast } from '../../ui/toast.tsx';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import { copiedItems, keepCopied } from '../state/clipboard.ts';
import { type EditorSession, findItem } from '../state/editor-session.ts';
import { always, type EditorAction, hasSelection, hasSeveral } from './editor-action.ts';

/** Spec: a copy lies 25 px aside. */
const copyOffset = 25;

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

const selectAll: EditorAction = {
  id: 'select-all',
  label: 'Select all',
  group: 'Edit',
  icon: IconSelectAll,
  keys: ['mod', 'A'],
  isEnabled: (session) => (session.slide()?.items.length ?? 0) > 0,
  perform: (session) =>
    session.select(idsOf(session.slide()?.items.filter(({ locked }) => !locked) ?? [])),
};

const deselect: EditorAction = {
  id: 'deselect',
  label: 'Deselect everything',
  group: 'Edit',
  icon: IconDeselect,
  keys: ['Escape'],
  isEnabled: hasSelection,
  perform: (session) => {
    const { openGroupId } = session.state.get();
    // One step out at a time: from an item to its group, from there to nothing.
    session.select(openGroupId === undefined ? [] : [openGroupId]);
  },
};

const copy: EditorAction = {
  id: 'copy',
  label: 'Copy',
  group: 'Edit',
  icon: IconCopy,
  keys: ['mod', 'C'],
  isEnabled: hasSelection,
  perform: (session) => {
    if (keepCopied(selectedOnSlide(session)))
      toast.success('Copied to clipboard. Press Ctrl+V to paste');
    else toast.error('That’s too much to copy at once. Please copy fewer items.');
  },
};

const cut: EditorAction = {
  id: 'cut',
  label: 'Cut',
  group: 'Edit',
  icon: IconCut,
  keys: ['mod', 'X'],
  isEnabled: hasSelection,
  perform: (session) => {
    if (keepCopied(selectedOnSlide(session))) remove.perform(session);
    else toast.error('That’s too much to cut at once. Please cut fewer items.');
  },
};

const paste: EditorAction = {
  id: 'paste',
  label: 'Paste',
  group: 'Edit',
  icon: IconClipboard,
  keys: ['mod', 'V'],
  isEnabled: always,
  perform: (session) => {
    const items = copiedItems();
    if (items) pasteCopies(session, items);
    else toast.error('What was copied can’t be read here. Please copy it again.');
  },
};

const duplicate: EditorAction = {
  id: 'duplicate',
  label: 'Duplicate',
  group: 'Edit',
  icon: IconCopyPlus,
  keys: ['mod', 'D'],
  isEnabled: hasSelection,
  perform: (session) => {
    const slide = session.slide();
    const itemIds = idsOf(session.selected());
    if (!slide || !hasRoom(listOf(session), itemIds.length)) return;
    const copies = new Map(itemIds.map((id) => [id, newItemId()]));
    const newId = (oldId: string) => copies.get(oldId) ?? newItemId();
    session.tab.edit(duplicateItems, { slideId: slide.id, itemIds, newId });
    session.select([...copies.values()], session.state.get().openGroupId);
  },
};

const remove: EditorAction = {
  id: 'remove',
  label: 'Remove',
  group: 'Edit',
  icon: IconTrash,
  keys: ['Delete'],
  otherKeys: [['Backspace']],
  danger: true,
  isEnabled: (session) => session.selected().some(({ locked }) => !locked),
  perform: (session) =>
    removeSelected(session, session.state.get().ripples ? removeWithGap : removeItems),
};

const removeAndCloseGap: EditorAction = {
  id: 'remove-with-gap',
  label: 'Remove and close the gap',
  group: 'Edit',
  icon: IconArrowBarToLeft,
  keys: ['shift', 'Delete'],
  otherKeys: [['shift', 'Backspace']],
  danger: true,
  isEnabled: remove.isEnabled,
  perform: (session) => removeSelected(session, removeWithGap),
};

function removeSelected(session: EditorSession, how: typeof removeItems): void {
  const slide = session.slide();
  const going = session.selected().filter(({ locked }) => !locked);
  if (!slide || going.length === 0) return;
  const first = listOf(session).findIndex(({ id }) => id === going[0]?.id);
  session.tab.edit(how, { slideId: slide.id, itemIds: idsOf(going) });
  // Spec: the one before it is selected.
  const before = listOf(session)[Math.max(0, first - 1)];
  if (before && going.length === 1) session.select([before.id], session.state.get().openGroupId);
  else session.select([]);
}

const group: EditorAction = {
  id: 'group',
  label: 'Group',
  group: 'Arrange',
  icon: IconBoxMultiple,
  keys: ['mod', 'G'],
  isEnabled: hasSeveral,
  perform: (session) => {
    const slide = session.slide();
    if (!slide) return;
    const groupId = newItemId();
    const itemIds = idsOf(session.selected());
    session.tab.edit(groupItems, { slideId: slide.id, itemIds, groupId });
    session.select([groupId]);
  },
};

const ungroup: EditorAction = {
  id: 'ungroup',
  label: 'Ungroup',
  group: 'Arrange',
  icon: IconBoxOff,
  keys: ['mod', 'shift', 'G'],
  isEnabled: (session) => session.selected().some(({ type }) => type === 'group'),
  perform: (session) => {
    const slide = session.slide();
    const groups = session.selected().filter(({ type }) => type === 'group');
    if (!slide) return;
    for (const { id } of groups) session.tab.edit(ungroupItems, { slideId: slide.id, itemId: id });
    session.select(groups.flatMap(({ children = [] }) => idsOf(children)));
  },
};

interface Switch extends Pick<EditorAction, 'id' | 'label' | 'icon' | 'keys'> {
  readonly field: 'locked' | 'hide' | 'keepClear';
  readonly isEnabled?: EditorAction['isEnabled'];
}

/** Switches something on for all that is selected, or off where all of it has it already. */
function switching({ field, isEnabled = hasSelection, ...named }: Switch): EditorAction {
  return {
    ...named,
    group: 'Edit',
    isEnabled,
    perform: (session) => {
      const slide = session.slide();
      const selected = session.selected();
      const isOn = selected.every((item) => item[field] === true);
      const fields = { [field]: !isOn };
      if (slide)
        session.tab.edit(changeItems, { slideId: slide.id, itemIds: idsOf(selected), fields });
    },
  };
}

const lock = switching({
  id: 'lock',
  label: 'Lock or unlock',
  icon: IconLock,
  keys: ['mod', 'L'],
  field: 'locked',
});

const hide = switching({
  id: 'hide',
  label: 'Hide or show',
  icon: IconEye,
  keys: ['mod', 'shift', 'H'],
  field: 'hide',
});

const keepCaptionsOff = switching({
  id: 'keep-captions-off',
  label: 'Keep captions off this, or not',
  icon: IconFaceId,
  field: 'keepClear',
  isEnabled: (session) => session.selected().some(({ type }) => type !== 'audio'),
});

export const editActions: readonly EditorAction[] = [
  copy,
  cut,
  paste,
  duplicate,
  group,
  ungroup,
  lock,
  hide,
  keepCaptionsOff,
  selectAll,
  deselect,
  remove,
  removeAndCloseGap,
];

/** Copies in front of everything else; they are selected then. */
function pasteCopies(session: EditorSession, items: readonly Item[]): void {
  const slide = session.slide();
  if (!slide || items.length === 0) return;
  if (!hasRoom(slide.items, items.length)) return;
  const known = new Set(idsOf(slide.items));
  session.tab.edit(pasteItems, {
    slideId: slide.id,
    items,
    newId: newItemId,
    offset: copyOffset,
  });
  const added = session.slide()?.items.filter(({ id }) => !known.has(id)) ?? [];
  session.select(idsOf(added));
}

/** The list that the selection is in: the opened group's, or the slide's. */
function listOf(session: EditorSession): readonly Item[] {
  const { openGroupId } = session.state.get();
  const items = session.slide()?.items ?? [];
  return openGroupId === undefined ? items : (findItem(items, openGroupId)?.children ?? []);
}

/** What is selected, as it is pasted: where it is seen, whatever groups it lies in. */
function selectedOnSlide(session: EditorSession): readonly Item[] {
  const items = session.slide()?.items ?? [];
  return session.selected().flatMap(({ id }) => itemOnSlide(items, id) ?? []);
}
