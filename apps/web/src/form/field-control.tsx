import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FieldProps } from './field-props.ts';
import { ButtonControl } from './fields/button-control.tsx';
import { CheckboxControl } from './fields/checkbox-control.tsx';
import { CodeControl } from './fields/code-control.tsx';
import { ListControl } from './fields/list-control.tsx';
import { NumberControl } from './fields/number-control.tsx';
import { PasswordControl } from './fields/password-control.tsx';
import { RadioControl } from './fields/radio-control.tsx';
import { RepeatControl } from './fields/repeat-control.tsx';
import { SelectControl } from './fields/select-control.tsx';
import { SuggestControl } from './fields/suggest-control.tsx';
import { TextControl } from './fields/text-control.tsx';
import { TextareaControl } from './fields/textarea-control.tsx';

/** Its editor is large, and few forms have one. */
const RichTextControl = lazy(async () => ({
  default: (await import('./fields/rich-text-control.tsx')).RichTextControl,
}));

/** These come with what sends files, and few forms have them either. */
const MediaControl = lazy(async () => ({
  default: (await import('./fields/media-control.tsx')).MediaControl,
}));
const SoundControl = lazy(async () => ({
  default: (await import('./fields/sound-control.tsx')).SoundControl,
}));

/** Draws one declared field. */
export function FieldControl(props: FieldProps): ReactNode {
  const { field, ...rest } = props;
  switch (field.kind) {
    case 'text':
      return field.suggestions || field.suggestWords !== undefined ? (
        <SuggestControl field={field} {...rest} />
      ) : (
        <TextControl field={field} {...rest} />
      );
    case 'url':
    case 'email':
      return <TextControl field={field} {...rest} />;
    case 'textarea':
      return <TextareaControl field={field} {...rest} />;
    case 'rich-text':
      return (
        <Suspense fallback={<Skeleton height={160} />}>
          <RichTextControl field={field} {...rest} />
        </Suspense>
      );
    case 'number':
      return <NumberControl field={field} {...rest} />;
    case 'password':
      return <PasswordControl field={field} {...rest} />;
    case 'code':
      return <CodeControl field={field} {...rest} />;
    case 'checkbox':
      return <CheckboxControl field={field} {...rest} />;
    case 'radio':
      return <RadioControl field={field} {...rest} />;
    case 'select':
      return <SelectControl field={field} {...rest} />;
    case 'list':
      return <ListControl field={field} {...rest} />;
    case 'repeat':
      return <RepeatControl field={field} {...rest} Control={FieldControl} />;
    case 'media':
      return (
        <Suspense fallback={<Skeleton height={64} />}>
          <MediaControl field={field} {...rest} />
        </Suspense>
      );
    case 'sound':
      return (
        <Suspense fallback={<Skeleton height={64} />}>
          <SoundControl field={field} {...rest} />
        </Suspense>
      );
    case 'button':
      return <ButtonControl field={field} {...rest} />;
    default:
      return unknownKind(field);
  }
}

function unknownKind(field: never): never {
  throw new Error(`No control draws ${JSON.stringify(field)}`);
}
