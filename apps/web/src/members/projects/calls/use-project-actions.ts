import type { ProjectSummary } from '@reelwright/contract';
import { cutText } from '@reelwright/movie';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { forgetProject } from '../../../project/current-project.ts';
import { newChangeId } from '../../../project/new-change-id.ts';
import { toast } from '../../../ui/toast.tsx';
import { typedTitle } from '../project-facts.ts';
import type { ProjectPage } from './fetch-projects.ts';
import { projectsKey } from './project-keys.ts';

/** Spec: the list is asked for again this long after something was deleted. */
const reloadAfterMs = 250;

/** What can be done to a project from a list of them. A failure is told as a toast and answers false. */
export function useProjectActions() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: projectsKey });

  const restore = (project: ProjectSummary) =>
    worked(async () => {
      await takenOut(queries, project.id, () =>
        request((options) => client.projectUndelete({ body: { id: project.id } }, options), {
          errorToast: true,
          successToast: `“${typedTitle(project)}” is back in your videos`,
        }),
      );
      await reload();
    });

  const remove = (project: ProjectSummary) =>
    worked(async () => {
      await takenOut(queries, project.id, () =>
        request((options) => client.projectRemove({ body: { id: project.id } }, options), {
          errorToast: true,
        }),
      );
      forgetProject(project.id);
      toast.success(`Deleted “${typedTitle(project)}”`, {
        undo: () => void restore(project),
      });
      setTimeout(() => void reload(), reloadAfterMs);
    });

  const purge = (project: ProjectSummary) =>
    worked(async () => {
      await takenOut(queries, project.id, () =>
        request((options) => client.projectPurge({ body: { id: project.id } }, options), {
          errorToast: true,
          successToast: `Deleted “${typedTitle(project)}” for good`,
        }),
      );
      setTimeout(() => void reload(), reloadAfterMs);
    });

  const clone = async (
    project: ProjectSummary,
    changes: { readonly title?: string; readonly category?: string } = {},
  ): Promise<ProjectSummary> => {
    // Sent twice after a lost answer or a login, it still makes one copy.
    const body = { id: project.id, ...changes, change_id: newChangeId() };
    const copy = await request((options) => client.projectClone({ body }, options), {
      progress: true,
    });
    await reload();
    return copy;
  };

  /** Saves the project as it is under another name. What goes wrong is thrown, for the question to tell. */
  const rename = async (project: ProjectSummary, name: string): Promise<void> => {
    const { id, data_json, revision } = await client.projectLoad({ query: { id: project.id } });
    const body = { id, data_json, revision, name, title: name, change_id: newChangeId() };
    const reply = await request((options) => client.projectSave({ body }, options));
    // Somebody is editing it just now.
    if (reply.type === 'refused') throw new Error(reply.msg);
    await reload();
  };

  const duplicate = (project: ProjectSummary) =>
    worked(async () => {
      const title = cutText(`Copy of ${typedTitle(project)}`, maxTitleLetters);
      const copy = await clone(project, { title }).catch(tell);
      toast.success(`Made “${typedTitle(copy)}”`);
    });

  const importBackup = async (backup: string) => {
    const body = { backup, change_id: newChangeId() };
    const project = await request((options) => client.projectImport({ body }, options), {
      progress: true,
    });
    await reload();
    return project;
  };

  /** Goes back to a restore point, which makes a new one: undo leads back to what it was. */
  const goBackTo = (
    project: ProjectSummary,
    revision: number,
    when: string,
    wasAt?: number,
  ): Promise<boolean> =>
    worked(async () => {
      const body = { id: project.id, revision };
      await request((options) => client.projectRestore({ body }, options), {
        progress: true,
        errorToast: true,
      });
      toast.success(`“${typedTitle(project)}” is back at the version from ${when}`, {
        ...(wasAt !== undefined && {
          undo: () => void goBackTo(project, wasAt, 'before'),
        }),
      });
      await reload();
    });

  return { remove, restore, purge, clone, rename, duplicate, importBackup, goBackTo };
}

const maxTitleLetters = 500;

/** Takes a project out of every list at once, and puts it back when the call fails. */
async function takenOut(
  queries: QueryClient,
  id: number,
  send: () => Promise<unknown>,
): Promise<void> {
  const lists = { queryKey: projectsKey, predicate: isList };
  await queries.cancelQueries(lists);
  const before = queries.getQueriesData<ProjectPage>(lists);
  queries.setQueriesData<ProjectPage>(lists, (page) => page && without(page, id));
  try {
    await send();
  } catch (error) {
    for (const [key, page] of before) queries.setQueryData(key, page);
    throw error;
  }
}

const isList = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] === 'list';

function without(page: ProjectPage, id: number): ProjectPage {
  const results = page.results.filter((project) => project.id !== id);
  const gone = page.results.length - results.length;
  const { $meta } = page;
  return { results, $meta: { ...$meta, items_total: Math.max(0, $meta.items_total - gone) } };
}

function tell(error: unknown): never {
  toast.error(error instanceof Error ? error.message : String(error));
  throw error;
}

/** The calls have told the person already. */
async function worked(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
