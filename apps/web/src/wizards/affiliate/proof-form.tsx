import { Textarea, TextInput } from '@mantine/core';
import type { MediaEntry } from '@reelwright/wizards';
import type { ProofItem } from '@reelwright/wizards/affiliate';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { MediaSlot } from '../../wizard/media-slot/media-slot.tsx';
import shared from '../../wizard/step-form.module.css';
import classes from './affiliate.module.css';

interface ProofFormProps {
  readonly proof: ProofItem & { readonly id: string };
  readonly problems: Readonly<Record<string, string>>;
  readonly keyword: string;
  readonly onChange: (part: Partial<ProofItem>, mergeKey?: string) => void;
  readonly onRemove: () => void;
}

export function ProofForm({ proof, problems, keyword, onChange, onRemove }: ProofFormProps) {
  const { id, type = 'other' } = proof;
  const media = proof.media ?? [];
  /** Both places stay where they are, also when only one is filled. */
  const place = (at: number) => (chosen: MediaEntry[]) => {
    const both = [media[0] ?? {}, media[1] ?? {}].with(at, chosen[0] ?? {});
    onChange({ media: type === 'before-after' ? both : both.slice(0, 1) });
  };
  const slot = (at: number, label: string, isRequired: boolean) => (
    <MediaSlot
      label={label}
      media={media[at] ? [media[at]] : []}
      keyword={keyword}
      isRequired={isRequired}
      error={problems[at === 0 ? 'first' : 'second']}
      onChange={place(at)}
    />
  );
  return (
    <div className={shared.form}>
      {type === 'testimonial' ? (
        <>
          <TextInput
            label="Name"
            maxLength={80}
            placeholder="Dana, Porto"
            value={proof.name ?? ''}
            onChange={(event) => onChange({ name: event.currentTarget.value }, `name ${id}`)}
          />
          <Textarea
            label="Testimonial"
            withAsterisk
            aria-required
            autosize
            minRows={2}
            maxLength={300}
            value={proof.testimonial_text ?? ''}
            error={problems.quote}
            onChange={(event) =>
              onChange({ testimonial_text: event.currentTarget.value }, `quote ${id}`)
            }
          />
          {slot(0, 'Photo (optional)', false)}
        </>
      ) : (
        <>
          <TextInput
            label="Title"
            maxLength={120}
            placeholder={type === 'before-after' ? 'Two weeks later' : 'What we see here'}
            value={proof.text ?? ''}
            onChange={(event) => onChange({ text: event.currentTarget.value }, `title ${id}`)}
          />
          {type === 'before-after' ? (
            <div className={classes.slots}>
              {slot(0, 'Before', true)}
              {slot(1, 'After', true)}
            </div>
          ) : (
            slot(0, type === 'screenshot' ? 'Screenshot' : 'Photo or video', type === 'screenshot')
          )}
        </>
      )}
      <span className={classes.end}>
        <IconButton label="Remove this proof" icon={IconTrash} color="danger" onClick={onRemove} />
      </span>
    </div>
  );
}
