import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface BonusAddressProps {
  readonly label: string;
  readonly value: string;
  readonly onSave: (address: string) => void;
}

/** A web address of the affiliate's own, or none. Saved when they leave the field. */
export function BonusAddress({ label, value, onSave }: BonusAddressProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const save = () => {
    const address = (typed ?? value).trim();
    if (!/^(https?:\/\/\S+)?$/i.test(address)) {
      setProblem('Please write a web address such as https://example.com/bonus');
      return;
    }
    setTyped(undefined);
    if (address !== value) onSave(address);
  };
  return (
    <TextInput
      type="url"
      label={label}
      placeholder="https://"
      maxLength={500}
      value={typed ?? value}
      error={problem}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem('');
      }}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
}
