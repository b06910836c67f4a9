import { Button } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import {
  IconFolder,
  IconFolderOff,
  IconFolderPlus,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import classes from './own-files.module.css';
import type { useFileDesk } from './use-file-desk.ts';

interface SelectionBarProps {
  readonly files: readonly StoredFile[];
  readonly folders: readonly { readonly name: string }[];
  readonly desk: ReturnType<typeof useFileDesk>;
  /** They were moved or removed, or are let go. */
  readonly onDone: () => void;
  readonly onRemoved?: ((files: readonly StoredFile[]) => void) | undefined;
}

/** What can be done with the files that are selected. */
export function SelectionBar({ files, folders, desk, onDone, onRemoved }: SelectionBarProps) {
  const [file, ...others] = files;
  const isFiled = files.some(({ folder }) => folder !== '');
  const after = (work: Promise<unknown>) =>
    void work.then((isDone) => isDone !== false && onDone());
  const remove = async () => {
    const isGone = await desk.remove(files);
    if (isGone) onRemoved?.(files);
    return isGone;
  };
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected files">
      <strong className={classes.barWords}>
        {files.length === 0 ? 'Select files' : `${files.length} selected`}
      </strong>
      {file && others.length === 0 && (
        <Button
          variant="default"
          leftSection={<Icon shape={IconPencil} />}
          onClick={() => void desk.rename(file)}
        >
          Rename
        </Button>
      )}
      <DropdownMenu
        side="bottom-start"
        entries={[
          ...folders.map(({ name }) => ({
            id: name,
            label: name,
            icon: IconFolder,
            onSelect: () => after(desk.move(files, name)),
          })),
          {
            id: 'new folder',
            label: 'New folder…',
            icon: IconFolderPlus,
            onSelect: () => after(desk.moveToNew(files).then((name) => name !== undefined)),
          },
          ...(isFiled
            ? [
                {
                  id: 'no folder',
                  label: 'No folder',
                  icon: IconFolderOff,
                  onSelect: () => after(desk.move(files, '')),
                },
              ]
            : []),
        ]}
      >
        <Button
          variant="default"
          disabled={files.length === 0}
          leftSection={<Icon shape={IconFolder} />}
        >
          Move to
        </Button>
      </DropdownMenu>
      <Button
        variant="default"
        disabled={files.length === 0}
        leftSection={<Icon shape={IconTrash} />}
        onClick={() => after(remove())}
      >
        Remove
      </Button>
      <Button variant="subtle" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
