// What the two menus of a row offer.
import type { ProjectSummary } from '@reelwright/contract';
import { fullVideoCategory, kindOfCategory } from '@reelwright/movie';
import {
  IconBadgeCc,
  IconCopy,
  IconDeviceFloppy,
  IconHistory,
  IconLanguage,
  IconMovie,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
  IconUpload,
  IconWand,
} from '@tabler/icons-react';
import type { MenuEntry } from '../../ui/dropdown-menu.tsx';
import { formatBytes } from '../../ui/file-problem.ts';
import { hasPage } from '../known-pages.ts';
import { homeAddress, pageAddress } from './page-address.ts';

interface RowActions {
  readonly rename: () => void;
  readonly play: () => void;
  readonly publish: () => void;
  readonly editCopy: () => void;
  readonly duplicate: () => void;
  readonly translate: () => void;
  readonly showHistory: () => void;
  readonly remove: () => void;
}

/** Spec: where Edit leads at once; undefined where it opens a menu instead. */
export function directEditAddress(project: ProjectSummary): string | undefined {
  const isFull = kindOfCategory(project.category)?.category === fullVideoCategory;
  return isFull && project.data.frames > 0 ? homeAddress(project) : undefined;
}

/** Spec: the menu under Edit. A wizard is offered once its page exists. */
export function editEntries(project: ProjectSummary, actions: RowActions): MenuEntry[] {
  const kind = kindOfCategory(project.category);
  const isFull = kind?.category === fullVideoCategory;
  const home = homeAddress(project);
  return [
    ...(home
      ? [
          {
            id: 'home',
            label: isFull
              ? 'Edit in full video editor'
              : `Edit in ${kind?.label} wizard (recommended)`,
            icon: isFull ? IconMovie : IconWand,
            href: home,
          },
        ]
      : []),
    ...(project.data.frames > 0 && !isFull && hasPage(`/${fullVideoCategory}`)
      ? [
          {
            id: 'expert',
            label: 'Edit in full video editor (experts only)',
            description: 'The same video; its steps are a button away',
            icon: IconMovie,
            href: pageAddress(project.id, fullVideoCategory),
          },
          {
            id: 'expert-copy',
            label: 'Edit a copy in full video editor',
            icon: IconCopy,
            onSelect: actions.editCopy,
          },
        ]
      : []),
    backupEntry(project),
    deleteEntry(actions),
  ];
}

/** What can be done with any project, whatever Edit does. */
export function moreEntries(project: ProjectSummary, actions: RowActions): MenuEntry[] {
  const hasSlides = project.data.frames > 0;
  return [
    ...(hasSlides
      ? [
          { id: 'play', label: 'Play', icon: IconPlayerPlay, onSelect: actions.play },
          { id: 'publish', label: 'Publish', icon: IconUpload, onSelect: actions.publish },
          ...(hasPage(`/${fullVideoCategory}`)
            ? [
                {
                  id: 'captions',
                  label: 'Captions',
                  icon: IconBadgeCc,
                  href: pageAddress(project.id, `${fullVideoCategory}?show=captions`),
                },
              ]
            : []),
        ]
      : []),
    { id: 'rename', label: 'Rename', icon: IconPencil, onSelect: actions.rename },
    { id: 'duplicate', label: 'Duplicate', icon: IconCopy, onSelect: actions.duplicate },
    ...(hasSlides
      ? [{ id: 'translate', label: 'Translate', icon: IconLanguage, onSelect: actions.translate }]
      : []),
    { id: 'history', label: 'History', icon: IconHistory, onSelect: actions.showHistory },
    backupEntry(project),
    deleteEntry(actions),
  ];
}

function backupEntry({ id, bytes }: ProjectSummary): MenuEntry {
  return {
    id: 'backup',
    label: 'Download a backup copy',
    description: `One file, ${formatBytes(bytes)}`,
    icon: IconDeviceFloppy,
    href: `/api/members/save-local?proj_id=${id}`,
    newTab: true,
  };
}

function deleteEntry({ remove }: RowActions): MenuEntry {
  return { id: 'delete', label: 'Delete video', icon: IconTrash, danger: true, onSelect: remove };
}
