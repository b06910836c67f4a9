import { Textarea } from '@mantine/core';
import type { EntryDraft } from './entry-drafts.ts';
import classes from './entry-page.module.css';
import { textExamples } from './text-examples.ts';

interface TextViewProps {
  readonly draft: EntryDraft;
  readonly onChange: (next: Partial<EntryDraft>) => void;
}

/** The entry in the format of our own files: for those who write many. */
export function TextView({ draft, onChange }: TextViewProps) {
  const { kind, text } = draft;
  const example = textExamples[kind];
  return (
    <div className={classes.form}>
      <Textarea
        label="Text"
        description="One line each; the first character of a line says what it is. The help page lists them all."
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
