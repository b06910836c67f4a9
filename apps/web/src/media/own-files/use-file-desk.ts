import type { StoredFile } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { prompt } from '../../ui/dialogs/prompt.tsx';
import { toast } from '../../ui/toast.tsx';
import { fileName } from './file-name.ts';
import { storedFilesKey } from './use-stored-files.ts';

const maxNameLetters = 255;
const maxFolderLetters = 60;

type Files = readonly StoredFile[];
const idsOf = (files: Files) => files.map(({ id }) => id);

/** What can be done with one's own files: names, folders, away and back. Lists of them follow. */
export function useFileDesk() {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: storedFilesKey });
  const run = async (call: Parameters<typeof request<unknown>>[0]) => {
    try {
      await request(call, { progress: true, errorToast: true });
    } finally {
      refresh();
    }
  };
  const rename = (file: StoredFile) =>
    askForName('Rename this file', 'Name', fileName(file), maxNameLetters, (name) =>
      run((options) => client.fileRename({ body: { id: file.id, name } }, options)),
    );
  const move = (files: Files, folder: string) =>
    run((options) => client.filesMove({ body: { ids: idsOf(files), folder } }, options));
  const moveToNew = (files: Files) =>
    askForName('Put into a new folder', 'Name of the folder', '', maxFolderLetters, (folder) =>
      move(files, folder),
    );
  const renameFolder = (from: string) =>
    askForName('Rename this folder', 'Name of the folder', from, maxFolderLetters, (to) =>
      run((options) => client.folderRename({ body: { from, to } }, options)),
    );
  const dissolveFolder = (from: string) =>
    run((options) => client.folderRename({ body: { from, to: '' } }, options));
  const restore = (files: Files) =>
    run((options) => client.filesRestore({ body: { ids: idsOf(files) } }, options));
  /** Asked first only where videos would miss something. */
  const remove = async (files: Files): Promise<boolean> => {
    const used = files.filter(({ used_by }) => used_by > 0);
    if (used.length > 0 && !(await mayLeaveGaps(used))) return false;
    await run((options) => client.filesRemove({ body: { ids: idsOf(files) } }, options));
    const [file] = files;
    const what =
      files.length === 1 && file ? `“${fileName(file)}”` : formatCount(files.length, 'file');
    toast.success(`Removed ${what}`, { undo: () => void restore(files) });
    return true;
  };
  return { refresh, rename, move, moveToNew, renameFolder, dissolveFolder, remove };
}

async function askForName(
  title: string,
  label: string,
  before: string,
  maxLength: number,
  onName: (name: string) => Promise<void>,
): Promise<string | undefined> {
  const values = await prompt({
    title,
    fields: [{ kind: 'text', id: 'name', label, name: 'name', required: true, maxLength }],
    initial: { name: before },
    saveLabel: 'Save',
    onSave: ({ name }) => onName(String(name).trim()),
  });
  return values && String(values.name).trim();
}

function mayLeaveGaps(used: Files): Promise<boolean> {
  const [file] = used;
  const videos = used.reduce((sum, { used_by }) => sum + used_by, 0);
  const isOne = used.length === 1 && file !== undefined;
  return confirm({
    title: isOne
      ? `Remove ${fileName(file)}?`
      : `Remove ${formatCount(used.length, 'file')} in use?`,
    message: `${isOne ? 'It is' : 'They are'} used in ${formatCount(videos, 'video')}, and a gap will be left there. Videos that are finished already stay as they are.`,
    confirmLabel: 'Remove',
    danger: true,
  });
}
