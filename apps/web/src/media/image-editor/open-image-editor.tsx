import { mediaAddress, type StoredFile } from '@reelwright/contract';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { openPopup } from '../../ui/open-popup.ts';
import { startUploads, whenReady } from '../uploads/upload-store.ts';

export const fetchImageEditor = async () => (await import('./image-editor.tsx')).ImageEditor;
const ImageEditor = fetchedPart(fetchImageEditor);

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

/** Lets somebody edit a picture; the new file in the storage, or undefined when they let it be. */
export function editImage(picture: EditedPicture): Promise<StoredFile | undefined> {
  return openEditor<StoredFile>(picture, async (file, answer) => {
    const [id = ''] = startUploads([file]);
    answer(await whenReady(id));
  });
}

/** The same for whoever shows the new picture before it has been sent, and sends it themselves. */
export function editImageLocally(picture: EditedPicture): Promise<File | undefined> {
  return openEditor<File>(picture, (file, answer) => answer(file));
}

function openEditor<Answer>(
  { url, name, forceCrop, original, removesBackground = false }: EditedPicture,
  onSave: (file: File, answer: (answer: Answer) => void) => void | Promise<void>,
): Promise<Answer | undefined> {
  const before = typeof original === 'string' && original !== url ? original : undefined;
  let isChanged = false;
  const mayClose = () =>
    !isChanged ||
    confirm({
      title: 'Leave without saving?',
      message: 'Your changes to this picture would be lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      danger: true,
    });
  const frame = { title: 'Edit picture', sizePx: 880, mayClose };
  return openPopup<Answer | undefined>(frame, undefined, (answer) => (
    <ImageEditor
      address={mediaAddress(url, location.origin)}
      name={name || 'Picture'}
      original={before && mediaAddress(before, location.origin)}
      forceCrop={forceCrop}
      removesBackground={removesBackground}
      onChanged={(now) => {
        isChanged = now;
      }}
      onSave={(file) => onSave(file, answer)}
    />
  ));
}
