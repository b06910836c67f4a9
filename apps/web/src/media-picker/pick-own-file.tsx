import type { StoredFile } from '@reelwright/contract';
import type { MediaKind } from '../media/media-kind.ts';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { openPopup } from '../ui/open-popup.ts';

const OwnFilesTab = fetchedPart(async () => (await import('./own-files-tab.tsx')).OwnFilesTab);

interface OwnFileOptions {
  readonly title: string;
  readonly kinds: readonly MediaKind[];
}

const widthPx = 880;

/** Lets somebody choose one of the files they brought before; undefined when they let it be. */
export function pickOwnFile({ title, kinds }: OwnFileOptions): Promise<StoredFile | undefined> {
  return openPopup<StoredFile | undefined>({ title, sizePx: widthPx }, undefined, (answer) => (
    <OwnFilesTab kinds={kinds} chosen={[]} multiple={false} onFile={answer} />
  ));
}
