import { Button, TextInput } from '@mantine/core';
import { isValidUrl, type MediaValue } from '@reelwright/forms';
import { useState } from 'react';
import classes from './pick-media.module.css';

interface AddressTabProps {
  readonly url: string;
  readonly onUrl: (url: string) => void;
  readonly onMedia: (media: MediaValue) => void;
}

/** A picture or clip that lies somewhere on the web. */
export function AddressTab({ url, onUrl, onMedia }: AddressTabProps) {
  const [isChecked, setChecked] = useState(false);
  const isGood = /^https?:\/\//i.test(url.trim()) && isValidUrl(url.trim());
  return (
    <form
      className={classes.tab}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isGood) onMedia({ url: url.trim() });
      }}
    >
      <TextInput
        label="Web address"
        description="It is copied into your storage, so your video does not depend on the other site."
        placeholder="https://example.com/logo.png"
        maxLength={2000}
        value={url}
        error={isChecked && !isGood ? 'Address is not a valid URL' : undefined}
        onChange={(event) => onUrl(event.currentTarget.value)}
      />
      <div>
        <Button type="submit">Use it</Button>
      </div>
    </form>
  );
}
