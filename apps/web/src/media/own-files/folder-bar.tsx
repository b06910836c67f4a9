import { IconDots, IconFolder, IconFolderOff, IconPencil } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './own-files.module.css';
import type { useFileDesk } from './use-file-desk.ts';

interface FolderBarProps {
  readonly folders: readonly { readonly name: string; readonly files: number }[];
  readonly folder: string | undefined;
  readonly desk: ReturnType<typeof useFileDesk>;
  readonly onFolder: (folder: string | undefined) => void;
}

/** One's folders, and everything. There is nothing to see until there is a folder. */
export function FolderBar({ folders, folder, desk, onFolder }: FolderBarProps) {
  if (folders.length === 0 && folder === undefined) return null;
  return (
    <nav className={classes.folders} aria-label="Folders">
      <button
        type="button"
        className={classes.folder}
        aria-pressed={folder === undefined}
        onClick={() => onFolder(undefined)}
      >
        All files
      </button>
      {folders.map(({ name, files }) => (
        <button
          key={name}
          type="button"
          className={classes.folder}
          aria-pressed={name === folder}
          onClick={() => onFolder(name)}
        >
          <Icon shape={IconFolder} sizePx={16} />
          {name}
          <span className={classes.count}>{files}</span>
        </button>
      ))}
      {folder !== undefined && (
        <DropdownMenu
          entries={[
            {
              id: 'rename',
              label: 'Rename folder',
              icon: IconPencil,
              onSelect: () => void desk.renameFolder(folder).then((name) => name && onFolder(name)),
            },
            {
              id: 'dissolve',
              label: 'Take its files out',
              icon: IconFolderOff,
              onSelect: () => void desk.dissolveFolder(folder).then(() => onFolder(undefined)),
            },
          ]}
        >
          <IconButton label={`More for ${folder}`} icon={IconDots} size="md" />
        </DropdownMenu>
      )}
    </nav>
  );
}
