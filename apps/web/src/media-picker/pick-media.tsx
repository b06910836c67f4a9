import type { MediaValue } from '@reelwright/forms';
import type { MediaKind } from '../media/media-kind.ts';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { openPopup } from '../ui/open-popup.ts';

/** Fetched when it first opens: few of those who see a form with a picture choose another. */
export const fetchMediaImporter = async () => (await import('./media-importer.tsx')).MediaImporter;
const MediaImporter = fetchedPart(fetchMediaImporter);

interface PickOptions {
  readonly title: string;
  /** What the search begins with. */
  readonly keyword: string;
  /** What may be looked for besides. */
  readonly alsoKeywords?: readonly string[];
  /** Pictures and clips unless told. */
  readonly kinds?: readonly MediaKind[];
  readonly orientation?: 'wide' | 'square' | 'vertical';
  /** Where the search looks first; everywhere unless told. */
  readonly source?: string;
  /** Where it opens; on the search unless told. */
  readonly opensOn?: 'upload' | 'search';
}

const usualKinds: readonly MediaKind[] = ['image', 'video'];
const widthPx = 880;

/** Lets somebody choose one picture, clip or sound; undefined when they let it be. */
export async function pickMedia(options: PickOptions): Promise<MediaValue | undefined> {
  const [media] = await open(options, 1);
  return media;
}

/** Lets somebody choose several; none when they let it be. `maxItems` 0 means as many as they like. */
export function pickMediaList(
  options: PickOptions & { readonly maxItems?: number },
): Promise<readonly MediaValue[]> {
  return open(options, options.maxItems ?? 0);
}

function open(options: PickOptions, maxItems: number): Promise<readonly MediaValue[]> {
  const { title, keyword, alsoKeywords = [], kinds = usualKinds } = options;
  const { orientation = 'wide', source, opensOn } = options;
  return openPopup<readonly MediaValue[]>({ title, sizePx: widthPx }, [], (answer) => (
    <MediaImporter
      {...{ keyword, alsoKeywords, kinds, orientation, maxItems, source, opensOn }}
      onDone={answer}
    />
  ));
}
