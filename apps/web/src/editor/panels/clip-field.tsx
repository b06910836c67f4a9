import { Button } from '@mantine/core';
import { useState } from 'react';
import { TransitionPicker } from '../../catalogue/transition-picker.tsx';
import { Popup } from '../../ui/popup.tsx';
import classes from './panels.module.css';
import { useItemField } from './use-item-field.ts';

const widthPx = 860;

/** A clip that plays over the item while it comes: it appears from behind it. */
export function ClipField() {
  const [isChoosing, setChoosing] = useState(false);
  const clip = useItemField(
    'motion-clip',
    ({ effects }) => effects?.url ?? '',
    ({ effects }, url: string) => ({
      effects: { effect: 'none', ...effects, url: url || undefined },
    }),
  );
  const choose = (url: string) => {
    clip.set(url);
    clip.end();
  };
  return (
    <div className={classes.buttons}>
      <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
        {clip.value === '' ? 'Use a transition clip' : 'Choose another clip'}
      </Button>
      {clip.value !== '' && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => choose('')}>
          Use no clip
        </Button>
      )}
      {isChoosing && (
        <Popup title="Use a transition clip" sizePx={widthPx} onClose={() => setChoosing(false)}>
          <TransitionPicker
            isClipsOnly
            chosen={clip.value}
            onChange={({ url = '' }) => {
              choose(url);
              setChoosing(false);
            }}
          />
        </Popup>
      )}
    </div>
  );
}
