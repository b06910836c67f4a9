import { Button, TextInput } from '@mantine/core';
import { isValidUrl, type MediaValue } from '@reelwright/forms';
import { IconLink, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { openDialog } from '../ui/dialogs/open-dialog.ts';
import { TabSet } from '../ui/tab-set.tsx';
import { MediaSearch } from './media-search.tsx';
import classes from './pick-media.module.css';

interface PickOptions {
  readonly title: string;
  /** What the search begins with. */
  readonly keyword: string;
}

/** Lets somebody choose one picture or clip; undefined when they let it be. */
export function pickMedia(options: PickOptions): Promise<MediaValue | undefined> {
  const frame = { title: options.title, sizePx: 720 };
  return openDialog<MediaValue | undefined>(frame, undefined, (answer) => (
    <MediaPicker keyword={options.keyword} onPick={answer} />
  ));
}

interface MediaPickerProps {
  readonly keyword: string;
  readonly onPick: (media: MediaValue) => void;
}

function MediaPicker({ keyword, onPick }: MediaPickerProps) {
  const [tab, setTab] = useState('search');
  const [source, setSource] = useState<string>();
  return (
    <TabSet
      label="Where from"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'search',
          label: 'Search',
          icon: IconSearch,
          panel: (
            <MediaSearch
              keywords={keyword === '' ? [] : [keyword]}
              chosen={[]}
              source={source}
              orientation="wide"
              onSource={setSource}
              onToggle={onPick}
            />
          ),
        },
        {
          id: 'address',
          label: 'Web address',
          icon: IconLink,
          panel: <MediaAddress onPick={onPick} />,
        },
      ]}
    />
  );
}

const videoEnding = /\.(mp4|webm|mov|m4v)$/i;

/** A picture or clip that lies somewhere on the web. */
function MediaAddress({ onPick }: Pick<MediaPickerProps, 'onPick'>) {
  const [url, setUrl] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isGood = /^https?:\/\//i.test(url.trim()) && isValidUrl(url.trim());
  const use = () => {
    setChecked(true);
    if (!isGood) return;
    const address = url.trim();
    const type = videoEnding.test(new URL(address).pathname) ? 'video' : 'image';
    onPick({ url: address, type });
  };
  return (
    <form
      className={classes.address}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <TextInput
        label="Address of the picture or clip"
        placeholder="https://example.com/logo.png"
        maxLength={2000}
        value={url}
        error={isChecked && !isGood ? 'Address is not a valid URL' : undefined}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <div>
        <Button type="submit">Use it</Button>
      </div>
    </form>
  );
}
