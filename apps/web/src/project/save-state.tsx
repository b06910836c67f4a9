import { Button } from '@mantine/core';
import type { Saving } from '@reelwright/saving';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { askToSignIn } from '../account/ask-to-sign-in.ts';
import { Icon } from '../theme/icon.tsx';
import { saveProject } from './open-project.ts';
import classes from './save-state.module.css';
import { type SaveWords, saveWords } from './save-words.ts';

const ICONS = { quiet: IconCloudCheck, busy: IconCloudUp, warning: IconCloudOff } as const;

/** A quiet word on how far saving is, and the way on where one is needed. */
export function SaveState({ saving }: { readonly saving: Saving }) {
  const { words, tone } = saveWords(saving);
  return (
    <div className={classes.state}>
      <span className={classes.word} data-tone={tone} role="status">
        <Icon shape={iconOf(saving, tone)} sizePx={16} />
        <span>{words}</span>
      </span>
      <Remedy saving={saving} />
    </div>
  );
}

function iconOf({ phase }: Saving, tone: SaveWords['tone']) {
  return phase.name === 'held' || phase.name === 'naming' ? IconCloudUp : ICONS[tone];
}

function Remedy({ saving: { phase } }: { readonly saving: Saving }) {
  const save = () => void saveProject().catch(() => undefined);
  switch (phase.name) {
    case 'held':
    case 'naming':
      return (
        <Button variant="light" size="compact-sm" onClick={save}>
          {phase.name === 'held' && phase.message ? 'Try again' : 'Save'}
        </Button>
      );
    case 'signed-out':
      return (
        <Button size="compact-sm" onClick={() => void askToSignIn()}>
          Log in
        </Button>
      );
    default:
      return null;
  }
}
