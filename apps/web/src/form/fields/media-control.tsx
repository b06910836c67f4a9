import { Button, Input } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import type { FieldValue, MediaField, MediaValue } from '@reelwright/forms';
import { IconMovie, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { EditMedia } from '../../media/edit-media.tsx';
import { pickMedia } from '../../media-picker/pick-media.tsx';
import { Icon } from '../../theme/icon.tsx';
import { useVideoOrientation } from '../../wizard/size/use-video-orientation.ts';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import classes from './media-control.module.css';

/** A place for one picture or clip: chosen in a popup, shown here, taken away again. */
export function MediaControl(props: FieldProps<MediaField>) {
  const { field, path, context, onChange, onLeave } = props;
  const id = controlId(context.formId, path);
  const media = mediaIn(props.value);
  const orientation = useVideoOrientation();
  const words = media ? 'Change' : 'Choose a picture or clip';
  const pick = async () => {
    const keyword = field.keyword?.trim() ?? '';
    const picked = await pickMedia({ title: field.label, keyword, orientation });
    if (picked) onChange(picked);
    onLeave();
  };
  return (
    <FieldFrame>
      <Input.Wrapper
        id={id}
        label={field.label}
        labelElement="div"
        description={field.description}
        error={context.problems.get(path)}
        withAsterisk={field.required ?? false}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
      >
        <div className={classes.slot}>
          {media && <Shown media={media} />}
          <Button
            id={id}
            variant="default"
            disabled={field.disabled ?? false}
            leftSection={<Icon shape={IconPhotoPlus} />}
            // Whoever speaks to the page says what is written on the button.
            aria-label={`${words}: ${field.label}`}
            onClick={() => void pick()}
          >
            {words}
          </Button>
          {media && (
            <EditMedia media={media} onChange={(edited) => onChange({ ...media, ...edited })} />
          )}
          {media && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<Icon shape={IconX} />}
              aria-label={`Remove ${field.label}`}
              onClick={() => onChange(undefined)}
            >
              Remove
            </Button>
          )}
        </div>
      </Input.Wrapper>
    </FieldFrame>
  );
}

function Shown({ media }: { readonly media: MediaValue }) {
  const { url, thumbnail, title, type } = media;
  const picture = thumbnail || (type === 'video' ? undefined : url);
  return (
    <span className={classes.shown}>
      {picture ? (
        <img src={mediaAddress(picture, location.origin)} alt={title ?? ''} />
      ) : (
        <Icon shape={IconMovie} sizePx={24} />
      )}
    </span>
  );
}

function mediaIn(value: FieldValue): MediaValue | undefined {
  const isMedia = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMedia && 'url' in value && value.url ? (value as MediaValue) : undefined;
}
