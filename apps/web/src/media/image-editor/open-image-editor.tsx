import { mediaAddress, type StoredFile } from '@reelwright/contract';
import { openPopup } from '../../ui/open-popup.ts';
import { ImageEditor } from './image-editor.tsx';

interface EditedPicture {
  readonly url: string;
  readonly name: string;
  /** Width by height it has to have. */
  readonly forceCrop?: number | undefined;
  /** What it was before it was edited: the `backup` of documents. Reset goes back to it. */
  readonly original?: unknown;
  /** Begins with that. */
  readonly removesBackground?: boolean;
}

/** Lets somebody edit a picture; the new file, or undefined when they let it be. */
export function editImage({
  url,
  name,
  forceCrop,
  original,
  removesBackground = false,
}: EditedPicture): Promise<StoredFile | undefined> {
  const before = typeof original === 'string' && original !== url ? original : undefined;
  const frame = { title: 'Edit picture', sizePx: 880 };
  return openPopup<StoredFile | undefined>(frame, undefined, (answer) => (
    <ImageEditor
      address={mediaAddress(url, location.origin)}
      name={name || 'Picture'}
      original={before && mediaAddress(before, location.origin)}
      forceCrop={forceCrop}
      removesBackground={removesBackground}
      onSave={answer}
    />
  ));
}
