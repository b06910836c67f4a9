/** Recordings that the server does not have yet, in the browser: a cut line or a closed page loses none. */
import { browserShelf } from '../../store/browser-shelf.ts';

export interface Take {
  readonly id: string;
  /** Whose it is: another account of this browser must not see it. */
  readonly userId: number;
  readonly projectId: number | undefined;
  /** The line, or the slide of a narration. */
  readonly lineKey: string;
  readonly spoken: string;
  readonly sound: Blob;
  /** The part in which somebody speaks. */
  readonly startTime: number;
  readonly endTime: number;
  /** Recorded over a slide in the editor, whatever is written on it. */
  readonly isNarration?: boolean;
}

const shelf = browserShelf<Take>({
  name: 'reelwright-takes',
  store: 'takes',
  what: 'Recordings',
});

export const keepTake = shelf.keep;
export const dropTake = shelf.drop;

export async function readTakes(
  userId: number,
  projectId: number | undefined,
  { isNarration = false } = {},
): Promise<readonly Take[]> {
  const all = await shelf.all();
  return all.filter(
    (take) =>
      take.userId === userId &&
      take.projectId === projectId &&
      (take.isNarration ?? false) === isNarration,
  );
}
