import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface CommaInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly words: readonly string[];
  readonly onWords: (words: string[]) => void;
}

/** Words with commas between them. What is typed stays as it is, spaces and all. */
export function CommaInput({ words, onWords, ...input }: CommaInputProps) {
  const [typed, setTyped] = useState(() => words.join(', '));
  const isSame = wordsIn(typed).join() === words.join();
  return (
    <TextInput
      {...input}
      value={isSame ? typed : words.join(', ')}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onWords(wordsIn(event.currentTarget.value));
      }}
    />
  );
}

function wordsIn(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
