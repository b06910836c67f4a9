import { Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';

interface LinesInputProps extends Omit<TextareaProps, 'value' | 'onChange' | 'error'> {
  readonly lines: readonly string[];
  readonly longest: number;
  readonly error?: string | undefined;
  readonly onLines: (lines: string[]) => void;
}

/** Several short texts, each on a line of its own. What is typed stays as it is, blank lines and all. */
export function LinesInput({ lines, longest, error, onLines, ...input }: LinesInputProps) {
  const [typed, setTyped] = useState(() => lines.join('\n'));
  const isSame = linesIn(typed).join('\n') === lines.join('\n');
  const tooLong = lines.findIndex((line) => line.length > longest);
  return (
    <Textarea
      {...input}
      autosize
      minRows={2}
      maxRows={8}
      value={isSame ? typed : lines.join('\n')}
      error={
        error ?? (tooLong < 0 ? undefined : `Line ${tooLong + 1} is longer than ${longest} letters`)
      }
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onLines(linesIn(event.currentTarget.value));
      }}
    />
  );
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
