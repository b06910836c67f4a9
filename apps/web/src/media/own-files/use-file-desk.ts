import type { StoredFile } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { toast } from '../../ui/toast.tsx';
import { askForName } from './ask-for-name.tsx';
import { fileName } from './file-name.ts';
import { storedFilesKey } from './use-stored-files.ts';

const maxNameLetters = 255;
const folderQuestion = { label: 'Name of the folder', maxLength: 60 } as const;

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
  const rename = async (file: StoredFile) => {
    const name = await askForName({
      title: 'Rename this file',
      label: 'Name',
      before: fileName(file),
      maxLength: maxNameLetters,
    });
    if (name) await run((options) => client.fileRename({ body: { id: file.id, name } }, options));
  };
  const move = (files: Files, folder: string) =>
    run((options) => client.filesMove({ body: { ids: idsOf(files), folder } }, options));
  /** The folder's name, once its files are there. */
  const moveToNew = async (files: Files) => {
    const folder = await askForName({
      ...folderQuestion,
      title: 'Put into a new folder',
      before: '',
    });
    if (folder) await move(files, folder);
    return folder;
  };
  const renameFolder = async (from: string) => {
    const to = await askForName({ ...folderQuestion, title: 'Rename this folder', before: from });
    if (to) await run((options) => client.folderRename({ body: { from, to } }, options));
    return to;
  };
  const dissolveFolder = (from: string) =>
    run((options) => client.folderRename({ body: { from, to: '' } }, options));
  const restore = (files: Files) =>
    run((options) => client.filesRestore({ body: { ids: idsOf(files) } }, options));
  /** Asked first, and it can be taken back. */
  const remove = async (files: Files): Promise<boolean> => {
    if (!(await isSure(files))) return false;
    await run((options) => client.filesRemove({ body: { ids: idsOf(files) } }, options));
    const words = files.length === 1 ? 'File removed' : `${files.length} files removed`;
    toast.success(words, { undo: () => void restore(files) });
    return true;
  };
  return { refresh, rename, move, moveToNew, renameFolder, dissolveFolder, remove };
}

function isSure(files: Files): Promise<boolean> {
  const [file] = files;
  const videos = files.reduce((sum, { used_by }) => sum + used_by, 0);
  const [they, one] = files.length === 1 ? ['it is', 'this one'] : ['they are', 'these'];
  const use =
    videos > 0
      ? `: ${they} used in ${formatCount(videos, 'video')}, and will leave a gap there. Finished videos stay as they are.`
      : `, but no video uses ${one}.`;
  return confirm({
    title:
      files.length === 1 && file
        ? `Remove ${fileName(file)}?`
        : `Remove ${formatCount(files.length, 'file')}?`,
    // Spec: these words.
    message: `Removing an asset might cause your project to stop working${use}`,
    confirmLabel: 'Remove',
    danger: true,
  });
}
