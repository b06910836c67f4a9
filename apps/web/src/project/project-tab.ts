import type { ProjectMeta } from '@reelwright/contract';
import {
  applyChanges,
  breakMerging,
  type Change,
  difference,
  type Edit,
  emptyHistory,
  type History,
  type JsonObject,
  type ProjectData,
  redo,
  remember,
  runEdit,
  undo,
} from '@reelwright/movie';
import {
  advance,
  type Effect,
  requestOf,
  type SaveRequest,
  type Saving,
  type SavingEvent,
} from '@reelwright/saving';
import { client } from '../api/client.ts';
import { createStore, type Store } from '../store/create-store.ts';
import { keepLine } from './kept-edits.ts';
import { newChangeId } from './new-change-id.ts';
import { sendSave } from './send-save.ts';
import { beginVisit } from './visit.ts';

/** What a page shows of an open project. */
export interface ProjectView {
  readonly saving: Saving;
  readonly history: History;
}

export type BeforeSave = () => boolean | Promise<boolean>;

interface TabHooks {
  readonly askForName: () => Promise<string | undefined>;
  readonly askToSignIn: () => Promise<boolean>;
  /** Finds out who is signed in now: a new project goes to them, and they may have changed in another tab. */
  readonly checkMember: () => Promise<unknown>;
  /** Called before every save; false calls it off. */
  readonly beforeSave?: BeforeSave;
}

export interface ProjectTab {
  /** Names this opening of a project. */
  readonly key: string;
  readonly view: Store<ProjectView>;
  readonly take: (event: SavingEvent) => void;
  readonly edit: <Details>(edit: Edit<Details>, details: Details, mergeKey?: string) => void;
  /** The next edit is a step of its own, even if it is of the same kind. */
  readonly endStep: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly changeMeta: (meta: Partial<ProjectMeta>) => void;
  /** Takes in what the server was told to go back to, as a step that can be undone. */
  readonly goBackTo: (event: Extract<SavingEvent, { type: 'loaded' }>) => void;
  /** The page is left: saves what there is, then lets go. */
  readonly leave: () => void;
  /** The person lets go of what was not saved. */
  readonly discard: () => void;
}

/** An open project in this tab: runs the saving engine with this browser's clock, network and storage. */
export function createProjectTab(initial: Saving, hooks: TabHooks): ProjectTab {
  const view = createStore<ProjectView>({ saving: initial, history: emptyHistory });
  const visit = beginVisit();
  const channel = new BroadcastChannel('reelwright-saved');
  let line = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;

  const take = (event: SavingEvent, history?: History): void => {
    const before = view.get();
    const { state, effects } = advance(before.saving, event, newChangeId);
    const isReplaced = state.generation !== before.saving.generation;
    const kept = isReplaced ? emptyHistory : before.history;
    if (state !== before.saving || history) view.set({ saving: state, history: history ?? kept });
    for (const effect of effects) perform(effect);
    if (state.revision !== before.saving.revision && state.id !== undefined && !isReplaced) {
      channel.postMessage({ id: state.id, revision: state.revision });
    }
    if (isLeft && state.unsaved === 0) close();
  };

  const perform = (effect: Effect): void => {
    switch (effect.type) {
      case 'send':
        void send(effect.request);
        break;
      case 'wake':
        clearTimeout(timer);
        timer = setTimeout(() => take({ type: 'woke' }), effect.afterMs);
        break;
      case 'keep':
        line += 1;
        // A browser without room for it still saves; leaving with unsaved changes warns anyway.
        void keepLine(visit.key, line, effect.entry).catch(() => {});
        break;
      case 'load':
        void reload();
        break;
      case 'ask':
        void (effect.question === 'name' ? askName() : hooks.askToSignIn());
        break;
      default:
        effect satisfies never;
    }
  };

  const send = async (request: SaveRequest) => {
    if (request.kind === 'create') await hooks.checkMember();
    // Somebody else is signed in by now: it is not theirs.
    if (requestOf(view.get().saving)?.changeId !== request.changeId) return;
    const goesAhead = (await hooks.beforeSave?.()) ?? true;
    if (goesAhead) take(await sendSave(request));
    else take({ type: 'cancelled', changeId: request.changeId });
  };
  const askName = async () => take({ type: 'named', name: await hooks.askForName() });
  const reload = async () => {
    const { id } = view.get().saving;
    if (id === undefined) return;
    // What another tab saved is news, not necessary: the next save finds out anyway.
    const project = await client.projectLoad({ query: { id } }).catch(() => undefined);
    if (project) take({ type: 'loaded', project });
  };

  const onLine = () => take({ type: 'online' });
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return;
    if (view.get().saving.phase.name === 'waiting') take({ type: 'woke' });
  };
  addEventListener('online', onLine);
  document.addEventListener('visibilitychange', onHide);
  channel.onmessage = ({ data }) => {
    if (data?.id !== view.get().saving.id || typeof data?.revision !== 'number') return;
    take({ type: 'saved-elsewhere', revision: data.revision });
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', onLine);
    document.removeEventListener('visibilitychange', onHide);
    channel.close();
  };
  const close = () => {
    isLeft = false;
    stop();
    void keepLine(visit.key, 0, { kind: 'end' })
      .catch(() => {})
      .finally(visit.end);
  };

  const step = (data: ProjectData, changes: readonly Change[], history: History) =>
    take({ type: 'edited', data, changes, atMs: Date.now() }, history);
  const turn = (turned: ReturnType<typeof undo>) => {
    if (!turned) return;
    const { changes, history } = turned;
    step(changed(view.get().saving.data, changes), changes, history);
  };

  return {
    key: visit.key,
    view,
    take,
    edit: (edit, details, mergeKey) => {
      const { saving, history } = view.get();
      const edited = runEdit(saving.data, edit, details);
      if (edited.changes.length === 0) return;
      const remembered = remember(history, { ...edited, label: edit.label, mergeKey });
      step(edited.data, edited.changes, remembered);
    },
    endStep: () => {
      const { saving, history } = view.get();
      const ended = breakMerging(history);
      if (ended !== history) view.set({ saving, history: ended });
    },
    undo: () => turn(undo(view.get().history)),
    redo: () => turn(redo(view.get().history)),
    changeMeta: (meta) => {
      const { saving } = view.get();
      take({
        type: 'edited',
        data: saving.data,
        changes: [],
        meta: { ...saving.meta, ...meta },
        atMs: Date.now(),
      });
    },
    goBackTo: (event) => {
      const { saving, history } = view.get();
      take(event);
      const now = view.get().saving;
      channel.postMessage({ id: now.id, revision: now.revision });
      const step = {
        label: 'Restore',
        before: saving.data,
        data: now.data,
        ...difference(saving.data, now.data),
      };
      view.set({ saving: now, history: remember(history, step) });
    },
    discard: () => {
      const { saving, history } = view.get();
      view.set({ saving: { ...saving, unsaved: 0 }, history });
    },
    leave: () => {
      const { unsaved, phase } = view.get().saving;
      if (unsaved === 0) return close();
      if (['waiting', 'sending', 'retrying'].includes(phase.name)) {
        isLeft = true;
        return take({ type: 'woke' });
      }
      // It waits for an answer that nobody gives here any more: kept, and offered on return.
      stop();
      visit.end();
    },
  };
}

function changed(data: ProjectData, changes: readonly Change[]): ProjectData {
  const size = { bytes: 0, letters: 0 };
  return applyChanges({ data: data as JsonObject, size }, changes).data as ProjectData;
}
