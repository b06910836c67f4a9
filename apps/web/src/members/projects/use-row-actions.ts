import type { ProjectSummary } from '@reelwright/contract';
import { cutText, fullVideoCategory } from '@reelwright/movie';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { useProjectActions } from './calls/use-project-actions.ts';
import { pageAddress } from './page-address.ts';
import { typedTitle } from './project-facts.ts';

const maxNameLetters = 200;

/** Its fields are large, and a list is read without them. */
const fetchPrompt = () => import('../../ui/dialogs/prompt.tsx');

/** What a row of a list does with its project, asking first where it should. */
export function useRowActions(project: ProjectSummary) {
  const actions = useProjectActions();
  const title = typedTitle(project);

  const purge = async (): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Delete this video for good?',
      message: `“${title}” and its files will be deleted right away. This cannot be undone.`,
      confirmLabel: 'Delete for good',
      danger: true,
    });
    return isSure && actions.purge(project);
  };

  const rename = async (): Promise<void> => {
    const { prompt } = await fetchPrompt();
    await prompt({
      title: 'Rename this video',
      fields: [
        {
          kind: 'text',
          id: 'title',
          label: 'Project name',
          name: 'name',
          required: true,
          maxLength: maxNameLetters,
        },
      ],
      initial: { title: typedTitle(project) },
      saveLabel: 'Rename',
      onSave: (values) => actions.rename(project, String(values.title).trim()),
    });
  };

  /** Goes on in the full editor with a copy, so that the wizard's own stays as it is. */
  const editCopy = async (): Promise<void> => {
    let copy: ProjectSummary | undefined;
    const { prompt } = await fetchPrompt();
    await prompt({
      title: 'Edit a copy in the full editor',
      fields: [
        {
          kind: 'text',
          id: 'title',
          label: 'New project name:',
          name: 'name',
          required: true,
          maxLength: maxNameLetters,
        },
      ],
      initial: { title: cutText(`Copy of ${typedTitle(project)}`, maxNameLetters) },
      saveLabel: 'Make a copy and edit it',
      onSave: async (values) => {
        const wanted = { title: String(values.title).trim(), category: fullVideoCategory };
        copy = await actions.clone(project, wanted);
      },
    });
    if (copy) location.assign(pageAddress(copy.id, fullVideoCategory));
  };

  return {
    // No question first: the toast that tells it has an Undo.
    remove: () => actions.remove(project),
    rename,
    purge,
    editCopy,
    duplicate: () => actions.duplicate(project),
    restore: () => actions.restore(project),
    goBackTo: (revision: number, when: string, from: number | undefined) =>
      actions.goBackTo(project, revision, when, from),
  };
}
