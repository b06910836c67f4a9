import type { Item, Slide } from '@reelwright/movie';
import type { ProjectTab } from '../../project/project-tab.ts';
import { createStore, type Store } from '../../store/create-store.ts';
import { keptLanesPx } from '../timeline/kept-lanes.ts';
import { type Folded, keptFolded } from './kept-folded.ts';

/** What is being looked at and worked on. It is nobody's document: it is neither saved nor undone. */
export interface EditorState {
  readonly slideId: string | undefined;
  /** Other slides that are selected with it. */
  readonly alsoSlideIds: readonly string[];
  /** The items that are selected, in the order they were clicked. */
  readonly selectedIds: readonly string[];
  /** The group whose items can be taken hold of one by one. */
  readonly openGroupId: string | undefined;
  /** The text that is being typed in, on the stage itself. */
  readonly typingId: string | undefined;
  /** The picture whose visible part is being chosen, on the stage itself. */
  readonly croppingId: string | undefined;
  /** Where the playhead of the slide stands. */
  readonly headSeconds: number;
  /** 0: as large as fits. */
  readonly zoomPercent: number;
  /** How large "as large as fits" is now. */
  readonly fittingPercent: number;
  /** How the slide, or the film from here on, plays in its place; undefined while it rests. */
  readonly playing: 'timing' | 'motion' | 'backwards' | 'film' | undefined;
  /** The part of the slide that is played over and over; undefined plays all of it. */
  readonly loopRange: TimeRange | undefined;
  /** How many times wider than the screen the timeline is drawn. */
  readonly timelineZoom: number;
  /** How many pixels a second takes on the film's timeline; 0 shows all of it. */
  readonly filmPxPerSecond: number;
  /** How many that is when all of it is shown. */
  readonly filmFitting: number;
  /** Layers that begin later move along with what is moved, trimmed or cut. */
  readonly ripples: boolean;
  /** How high somebody made the timeline's layers, in px; undefined is as high as they need. */
  readonly lanesPx: number | undefined;
  /** The layers of the slide, or all slides one after the other. */
  readonly timelineView: 'slide' | 'film';
  /** What is folded away so that the stage has more room. */
  readonly folded: Folded;
  /** On a phone: what can be set of the selection is open, over everything but the stage. */
  readonly isSheetOpen: boolean;
  /** Pictures that are shown before they are stored. */
  readonly localPictures: readonly LocalPicture[];
}

/** A picture of this browser in the place of an item's own, while it is being sent. */
export interface LocalPicture {
  readonly slideId: string;
  readonly itemId: string;
  readonly url: string;
  /** What is shown as long as the slide does not have the item. */
  readonly item?: Item;
}

export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** One opened editor: its project, and what is selected in it. Actions and components work on this. */
export interface EditorSession {
  /** The project as it is in the format that is shown. */
  readonly tab: ProjectTab;
  /** The project itself. */
  readonly film: ProjectTab;
  readonly state: Store<EditorState>;
  change(part: Partial<EditorState>): void;
  select(ids: readonly string[], openGroupId?: string): void;
  /** The slide that is worked on. */
  slide(): Slide | undefined;
  /** What is selected of it; what was removed meanwhile, by undo or in another tab, is not. */
  selected(): readonly Item[];
}

/** A slide of five seconds is as wide as a small picture. */
const usualFilmPxPerSecond = 24;

/** Spec: the playhead stops half a second before the end. */
export function lastHeadSeconds(slideSeconds: number): number {
  return Math.max(0, slideSeconds - 0.5);
}

export function createEditorSession(tab: ProjectTab, film = tab): EditorSession {
  const state = createStore<EditorState>({
    slideId: undefined,
    alsoSlideIds: [],
    selectedIds: [],
    openGroupId: undefined,
    typingId: undefined,
    croppingId: undefined,
    headSeconds: 0,
    zoomPercent: 0,
    fittingPercent: 50,
    playing: undefined,
    loopRange: undefined,
    timelineZoom: 1,
    lanesPx: keptLanesPx(),
    timelineView: 'slide',
    filmPxPerSecond: usualFilmPxPerSecond,
    filmFitting: usualFilmPxPerSecond,
    ripples: false,
    folded: keptFolded(),
    isSheetOpen: false,
    localPictures: [],
  });
  const change = (part: Partial<EditorState>) => state.set({ ...state.get(), ...part });
  const slide = () => {
    const { slideId } = state.get();
    return tab.view.get().saving.data.frames.find(({ id }) => id === slideId);
  };
  return {
    tab,
    film,
    state,
    change,
    select: (selectedIds, openGroupId) =>
      change({ selectedIds, openGroupId, typingId: undefined, croppingId: undefined }),
    slide,
    selected: () => selectedItems(slide(), state.get().selectedIds),
  };
}

export function selectedItems(
  slide: Slide | undefined,
  selectedIds: readonly string[],
): readonly Item[] {
  return selectedIds.flatMap((id) => findItem(slide?.items ?? [], id) ?? []);
}

/** An item of a slide, also in a group. */
export function findItem(items: readonly Item[], itemId: string): Item | undefined {
  for (const item of items) {
    const found = item.id === itemId ? item : findItem(item.children ?? [], itemId);
    if (found) return found;
  }
  return undefined;
}
