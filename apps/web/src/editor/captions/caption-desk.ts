import { type EditableLine, editableLines, settleChange } from '@reelwright/captions';
import { type CaptionChange, correctCaptions } from '@reelwright/movie';
import type { ProjectTab } from '../../project/project-tab.ts';
import { createStore, type Store } from '../../store/create-store.ts';

/** Anew each time that somebody asks for it. */
export interface FindAsked {
  readonly mode: 'find' | 'replace';
}

export interface DeskState {
  /** The line that is worked on. */
  readonly activeId: string | undefined;
  /** Where its caret is to be put, with the focus; counted, so that the same place can be asked for twice. */
  readonly focus: { readonly caret: number; readonly count: number } | undefined;
  /** The line that is on the screen. */
  readonly currentId: string | undefined;
  readonly find: FindAsked | undefined;
  readonly isImporting: boolean;
  /** What was just done or could not be, in a sentence. */
  readonly message: string;
}

/** What plays the film beside the lines. */
interface DeskPlayer {
  readonly seek: (seconds: number) => void;
  readonly togglePlay: () => void;
  readonly pause: () => void;
  readonly position: () => number;
}

/** The captions of an open project while somebody works on them. Keys, buttons and fields all go through this. */
export interface CaptionDesk {
  readonly tab: ProjectTab;
  readonly state: Store<DeskState>;
  player: DeskPlayer | undefined;
  /** Where the caret stands in the active line. */
  caret: () => number;
  /** Puts the focus where the active line's times are typed. */
  focusTimes: () => void;
  readonly set: (part: Partial<DeskState>) => void;
  readonly lines: () => readonly EditableLine[];
  /** The place of the active line; -1 without one. */
  readonly activeAt: () => number;
  /** Changes lines as one step that can be undone; changes in a row under one key are one step. */
  readonly change: (label: string, change: CaptionChange, mergeKey?: string) => void;
  /** Works on a line: the film goes there too. */
  readonly activate: (line: EditableLine) => void;
  /** The same with the focus in its text. */
  readonly focus: (line: EditableLine | undefined, caret: number) => void;
}

/** A moment into the line: at its very first instant nothing of it is drawn yet. */
const seenAfterSeconds = 0.05;

export function createCaptionDesk(tab: ProjectTab): CaptionDesk {
  const state = createStore<DeskState>({
    activeId: undefined,
    focus: undefined,
    currentId: undefined,
    find: undefined,
    isImporting: false,
    message: '',
  });
  const set = (part: Partial<DeskState>) => state.set({ ...state.get(), ...part });
  const lines = () => editableLines(tab.view.get().saving.data);
  const desk: CaptionDesk = {
    tab,
    state,
    player: undefined,
    caret: () => 0,
    focusTimes: () => undefined,
    set,
    lines,
    activeAt: () => lines().findIndex(({ id }) => id === state.get().activeId),
    change: (label, change, mergeKey) => {
      tab.edit({ ...correctCaptions, label }, settleChange(lines(), change), mergeKey);
      if (mergeKey === undefined) tab.endStep();
    },
    activate: (line) => {
      if (state.get().activeId === line.id) return;
      set({ activeId: line.id, message: '' });
      desk.player?.seek(line.start + seenAfterSeconds);
    },
    focus: (line, caret) => {
      if (!line) return;
      desk.activate(line);
      set({ focus: { caret, count: (state.get().focus?.count ?? 0) + 1 } });
    },
  };
  return desk;
}
