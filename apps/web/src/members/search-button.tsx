import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { paletteOpen } from '../palette/palette-store.ts';
import { Icon } from '../theme/icon.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import classes from './search-button.module.css';

/** Opens the palette. Where there is room it shows the keys that do the same. */
export function SearchButton() {
  return (
    <UnstyledButton
      className={classes.search}
      aria-haspopup="dialog"
      onClick={() => paletteOpen.set(true)}
    >
      <Icon shape={IconSearch} />
      <span className={classes.words}>Search</span>
      <span className={classes.keys} aria-hidden="true">
        <Shortcut keys={['mod', 'K']} />
      </span>
    </UnstyledButton>
  );
}
