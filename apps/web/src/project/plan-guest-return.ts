import type { ProjectData } from '@reelwright/movie';
import type { Restored } from '@reelwright/saving';

/** What a guest left behind in this browser. */
interface GuestDraft {
  readonly visit: string;
  readonly edits: Pick<Restored, 'meta'> & { readonly data: Pick<ProjectData, 'keyword'> };
}

interface Opened {
  /** Of the page. */
  readonly category: string;
  /** What a new film is begun about. */
  readonly keyword: string | undefined;
  /** The page was loaded for this, by an address or by loading it again. */
  readonly isArrival: boolean;
}

interface GuestReturn<Draft> {
  /** Comes back at once. */
  readonly take?: Draft | undefined;
  /** The guest says whether to have it back. */
  readonly ask: readonly Draft[];
  /** So old that nobody misses it. */
  readonly drop: readonly Draft[];
}

const mostDrafts = 6;

/**
 * Guests have no list of projects: what they made is kept in their browser, and is there again when they load the page
 * anew or come back the next day. A film about something else begins without a question.
 * @param drafts the newest first
 */
export function planGuestReturn<Draft extends GuestDraft>(
  drafts: readonly Draft[],
  { category, keyword, isArrival }: Opened,
): GuestReturn<Draft> {
  const drop = drafts.slice(mostDrafts);
  const fitting = drafts
    .slice(0, mostDrafts)
    .filter(({ edits }) => edits.meta.category === category);
  if (keyword !== undefined) {
    return { take: fitting.find(({ edits }) => edits.data.keyword === keyword), ask: [], drop };
  }
  const [newest] = fitting;
  if (isArrival) return { take: newest, ask: [], drop };
  return { ask: newest ? [newest] : [], drop };
}
