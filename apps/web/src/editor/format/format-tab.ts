/**
 * The open project as it is in one format. Everything of the editor reads and edits this as if it were the project; an edit
 * in another format than the film's own becomes an edit of the film and a correction of that format.
 */
import {
  changeProject,
  changesGroups,
  type Edit,
  type FormatId,
  formatOf,
  kindOfCategory,
  type ProjectData,
  replaceSlides,
  runEdit,
  withFormatEdit,
} from '@reelwright/movie';
import { wizardCalled } from '@reelwright/wizards/list';
import { filmInFormat, type Wizard } from '@reelwright/wizards/machine';
import type { ProjectTab, ProjectView } from '../../project/project-tab.ts';
import { createStore, type Store } from '../../store/create-store.ts';
import { toast } from '../../ui/toast.tsx';

export interface FormatTab {
  /** What the editor works on. */
  readonly tab: ProjectTab;
  /** The format that is shown; undefined: the film's own. */
  readonly shown: Store<FormatId | undefined>;
  readonly show: (format: FormatId) => Promise<void>;
  /** The project itself, whatever is shown of it. */
  readonly film: ProjectTab;
}

export function createFormatTab(film: ProjectTab): FormatTab {
  const shown = createStore<FormatId | undefined>(undefined);
  let wizard: Wizard | undefined;
  let last: { data: ProjectData; format: FormatId; result: ProjectData } | undefined;

  const inFormat = (data: ProjectData): ProjectData => {
    const format = shown.get();
    if (!format) return data;
    if (last?.data === data && last.format === format) return last.result;
    last = { data, format, result: filmInFormat(wizard, data, format) };
    return last.result;
  };

  let lastView:
    | { view: ProjectView; format: FormatId | undefined; result: ProjectView }
    | undefined;
  const view: Store<ProjectView> = {
    get: () => {
      const [now, format] = [film.view.get(), shown.get()];
      if (!format) return now;
      if (lastView?.view === now && lastView.format === format) return lastView.result;
      const saving = { ...now.saving, data: inFormat(now.saving.data) };
      lastView = { view: now, format, result: { ...now, saving } };
      return lastView.result;
    },
    set: film.view.set,
    subscribe: (listener) => {
      const stops = [film.view.subscribe(listener), shown.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };

  const edit = <Details>(what: Edit<Details>, details: Details, mergeKey?: string): void => {
    const format = shown.get();
    if (!format) {
      film.edit(what, details, mergeKey);
      return;
    }
    const { data } = film.view.get().saving;
    const before = inFormat(data);
    const edited = runEdit(before, what, details);
    if (edited.changes.length === 0) return;
    if (changesGroups(before, edited.data)) {
      toast.info('Please group and ungroup in the film’s own format. That applies to all of them.');
      return;
    }
    const after = withFormatEdit({ format, data, shown: before, edited: edited.data });
    film.edit({ ...takeFormatEdit, label: what.label }, { after }, mergeKey);
  };

  const show = async (format: FormatId): Promise<void> => {
    const { data, meta } = film.view.get().saving;
    if (formatOf(data.movie.size) === format) return shown.set(undefined);
    // Its wizard lays the film out, as it does when it is published.
    wizard ??= await wizardCalled(kindOfCategory(meta.category)?.wizard)?.load();
    shown.set(format);
  };

  return { tab: { ...film, view, edit }, shown, show, film };
}

/** The film after an edit in another format, as one step. */
const takeFormatEdit: Edit<{ readonly after: ProjectData }> = {
  name: 'takeFormatEdit',
  label: 'Change',
  perform: (draft, { after: { frames, version: _, ...rest } }) => {
    const gone = draft.formats && !rest.formats;
    changeProject.perform(draft, { ...rest, ...(gone && { formats: undefined }) });
    replaceSlides.perform(draft, { slides: frames });
  },
};
