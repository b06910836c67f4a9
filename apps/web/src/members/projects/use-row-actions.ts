import type { ProjectSummary } from '@reelwright/contract';
import { fullVideoCategory } from '@reelwright/movie';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { prompt } from '../../ui/dialogs/prompt.tsx';
import { useProjectActions } from './calls/use-project-actions.ts';
import { pageAddress } from './page-address.ts';
import { shownTitle } from './project-facts.ts';

const NAME_MOST = 200;

/** What a row of a list does with its project, asking first where it should. */
export function useRowActions(project: ProjectSummary) {
  const actions = useProjectActions();
  const title = shownTitle(project);

  /** Whether it was deleted. */
  const remove = async (): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Delete this video?',
      message: `“${title}” moves to Recently deleted. You can bring it back from there for 30 days.`,
      confirmLabel: 'Delete video',
      danger: true,
    });
    return isSure && actions.remove(project);
  };

  const purge = async (): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Delete this video for good?',
      message: `“${title}” and its files are deleted at once. This cannot be undone.`,
      confirmLabel: 'Delete for good',
      danger: true,
    });
    return isSure && actions.purge(project);
  };

  /** Spec: experts go on in the full editor with a copy, so that the wizard's own stays as it is. */
  const editAsExpert = async (): Promise<void> => {
    let copy: ProjectSummary | undefined;
    await prompt({
      title: 'Edit a copy in the full editor',
      fields: [
        {
          kind: 'text',
          id: 'title',
          label: 'New project name:',
          name: 'name',
          required: true,
          maxLength: NAME_MOST,
        },
      ],
      initial: { title: `Copy of ${title}`.slice(0, NAME_MOST) },
      saveLabel: 'Make a copy and edit it',
      onSave: async (values) => {
        const wanted = { title: String(values.title).trim(), category: fullVideoCategory };
        copy = await actions.clone(project, wanted);
      },
    });
    if (copy) location.assign(pageAddress(copy.id, fullVideoCategory));
  };

  return {
    remove,
    purge,
    editAsExpert,
    duplicate: () => actions.duplicate(project),
    restore: () => actions.restore(project),
    goBackTo: (revision: number, when: string, from: number | undefined) =>
      actions.goBackTo(project, revision, when, from),
  };
}
