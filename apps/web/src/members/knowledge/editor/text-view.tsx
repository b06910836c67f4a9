import { Select, Textarea } from '@mantine/core';
import { type EntryKind, kindNames } from '../kind-names.ts';
import type { EntryDraft } from './entry-drafts.ts';
import classes from './entry-page.module.css';
import { textExamples } from './text-examples.ts';

interface TextViewProps {
  readonly draft: EntryDraft;
  readonly onChange: (next: Partial<EntryDraft>) => void;
}

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

/** The entry in the format of our own files: for those who write many, and for what has no form. */
export function TextView({ draft, onChange }: TextViewProps) {
  const { kind, text, id } = draft;
  const example = textExamples[kind];
  return (
    <div className={classes.form}>
      {id === undefined && (
        <Select
          label="Kind"
          description="A thing is told in points; a topic has lists; an offer helps sales videos."
          data={kinds}
          value={kind}
          allowDeselect={false}
          onChange={(next) => next && onChange({ kind: next as EntryKind })}
        />
      )}
      <Textarea
        label="Text"
        description="One line each; the first sign of a line says what it is. The help page tells all signs."
        classNames={{ input: classes.text ?? '' }}
        spellCheck
        autosize
        minRows={12}
        maxRows={28}
        placeholder={example}
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </div>
  );
}
