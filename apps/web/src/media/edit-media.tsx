import type { MediaValue } from '@reelwright/forms';
import { IconCut, IconPhotoEdit } from '@tabler/icons-react';
import { IconButton } from '../ui/icon-button.tsx';
import { editImage } from './image-editor/open-image-editor.tsx';
import { trimMedia } from './trim/open-trim-editor.tsx';

type Optional<Value> = { readonly [Name in keyof Value]: Value[Name] | undefined };

interface EditMediaProps {
  readonly media: Optional<MediaValue>;
  /** Width by height of the place it is for, where that has one shape. */
  readonly shape?: number | undefined;
  readonly onChange: (edited: MediaValue) => void;
}

/** The way into the editor of a picture or a clip. */
export function EditMedia({ media, shape, onChange }: EditMediaProps) {
  const { url = '', title = '', type } = media;
  const edit = async () => {
    const file = await editImage({ url, name: title, original: media.backup, forceCrop: shape });
    if (!file) return;
    const { width, height } = file;
    onChange({
      url: file.url,
      thumbnail: file.thumbnail,
      // Kept, so that somebody can go back to it.
      backup: media.backup ?? url,
      ...(width !== undefined && height !== undefined && { width, height }),
    });
  };
  const trim = async () => {
    const range = {
      ...secondsIn(media, 'startTime', 'start'),
      ...secondsIn(media, 'endTime', 'end'),
    };
    const volume = typeof media.volume === 'number' ? media.volume : undefined;
    const part = await trimMedia({ url, name: title, kind: 'video', volume, range });
    if (part) onChange({ startTime: part.start, endTime: part.end });
  };
  return type === 'video' ? (
    <IconButton
      label={`Trim ${title || 'this clip'}`}
      hint="Trim"
      icon={IconCut}
      size="md"
      variant="filled"
      onClick={() => void trim()}
    />
  ) : (
    <IconButton
      label={`Edit ${title || 'this picture'}`}
      hint="Edit"
      icon={IconPhotoEdit}
      size="md"
      variant="filled"
      onClick={() => void edit()}
    />
  );
}

function secondsIn<Name extends string>(media: Optional<MediaValue>, key: string, name: Name) {
  const value = media[key];
  return typeof value === 'number' ? ({ [name]: value } as Record<Name, number>) : {};
}
