import {
  addSlide,
  applyChanges,
  changeSlide,
  emptyHistory,
  type History,
  type JsonObject,
  moveSlide,
  type ProjectData,
  redo,
  remember,
  removeSlide,
  runEdit,
  undo,
} from '@reelwright/movie';
import { advance } from '../advance.ts';
import type { Saving } from '../saving.ts';
import type { Effect, SavingEvent } from '../saving-event.ts';

/** What edits of the simulation wrote into a document. */
export function wordsIn({ frames }: Pick<ProjectData, 'frames'>): readonly string[] {
  return frames.flatMap(({ id, title = '' }) => [id, title]);
}

/** One tab of the simulation: the engine, its undo steps, and whether it waits for its timer. */
export class Tab {
  state: Saving;
  history: History = emptyHistory;
  /** A tab that was closed and opened again is another one: answers to the first find nobody. */
  readonly key: string;
  isAsleep = false;
  /** Every word the person was shown here: what they saw, they may have taken away. */
  readonly shown = new Set<string>();
  readonly #newId: () => string;
  readonly #perform: (tab: Tab, effect: Effect) => void;

  constructor(
    key: string,
    state: Saving,
    newId: () => string,
    perform: (tab: Tab, effect: Effect) => void,
  ) {
    this.key = key;
    this.state = state;
    this.#newId = newId;
    this.#perform = perform;
    this.look();
  }

  take(event: SavingEvent): void {
    const { generation } = this.state;
    const { state, effects } = advance(this.state, event, this.#newId);
    this.state = state;
    if (state.generation !== generation) this.history = emptyHistory;
    for (const effect of effects) {
      if (effect.type === 'wake') this.isAsleep = true;
      else this.#perform(this, effect);
    }
    this.look();
  }

  look(): void {
    this.remember(wordsIn(this.state.data));
  }

  remember(words: Iterable<string>): void {
    for (const word of words) this.shown.add(word);
  }

  wake(): void {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    this.take({ type: 'woke' });
  }

  /** An edit of one of a few kinds. What it writes is written nowhere else. */
  edit(kind: number, place: number, word: string): void {
    const { data } = this.state;
    const slide = data.frames[place % Math.max(1, data.frames.length)];
    const edited =
      !slide || kind === 0
        ? runEdit(data, addSlide, { slide: { id: word, items: [] }, at: place % 3 })
        : kind === 1
          ? runEdit(data, removeSlide, { slideId: slide.id })
          : kind === 2
            ? runEdit(data, moveSlide, { slideId: slide.id, to: place % 3 })
            : runEdit(data, changeSlide, { slideId: slide.id, fields: { title: word } });
    this.history = remember(this.history, { label: 'edit', ...edited });
    this.take({ type: 'edited', data: edited.data, changes: edited.changes, atMs: 1 });
  }

  rename(word: string): void {
    const { data, meta } = this.state;
    const named = { ...meta, name: word, title: word };
    this.take({ type: 'edited', data, changes: [], meta: named, atMs: 1 });
  }

  turn(direction: 'undo' | 'redo'): void {
    const step = direction === 'undo' ? undo(this.history) : redo(this.history);
    if (!step) return;
    const size = { bytes: 0, letters: 0 };
    const before = this.state.data as unknown as JsonObject;
    const { changes } = step;
    const data = applyChanges({ data: before, size }, changes).data as unknown as ProjectData;
    this.history = step.history;
    this.take({ type: 'edited', data, changes, atMs: 1 });
  }
}
