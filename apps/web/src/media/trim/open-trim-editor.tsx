import { fetchedPart } from '../../ui/fetched-part.tsx';
import { openPopup } from '../../ui/open-popup.ts';
import type { TrimRange } from './trim-range.ts';

export const fetchTrimEditor = async () => (await import('./trim-editor.tsx')).TrimEditor;
const TrimEditor = fetchedPart(fetchTrimEditor);

interface TrimmedMedia {
  readonly url: string;
  readonly name: string;
  readonly kind: 'video' | 'audio';
  /** How loud it is in the video, 0 to 100. */
  readonly volume?: number | undefined;
  readonly range?: Partial<TrimRange>;
}

/** Lets somebody choose the part of a clip or sound to use; undefined when they let it be. */
export function trimMedia(media: TrimmedMedia): Promise<TrimRange | undefined> {
  const { url, name, kind, volume, range = {} } = media;
  const frame = { title: kind === 'video' ? 'Trim video' : 'Trim sound', sizePx: 720 };
  return openPopup<TrimRange | undefined>(frame, undefined, (answer) => (
    <TrimEditor {...{ url, name, kind, volume, range }} onSave={answer} />
  ));
}
