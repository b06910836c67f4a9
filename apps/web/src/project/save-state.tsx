import { Button } from '@mantine/core';
import type { Saving } from '@reelwright/saving';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { askToSignIn } from '../account/ask-to-sign-in.ts';
import { Icon } from '../theme/icon.tsx';
import { describeSaving, type SavingDescription } from './describe-saving.ts';
import { saveProject } from './open-project.ts';
import type { ProjectTab } from './project-tab.ts';
import classes from './save-state.module.css';
import { useProjectPart } from './use-project.ts';

const icons = { quiet: IconCloudCheck, busy: IconCloudUp, warning: IconCloudOff } as const;

interface SaveStateProps {
  readonly tab: ProjectTab;
  /** What they made is kept in their browser, until they have an account. */
  readonly isGuest?: boolean;
}

/** A quiet word on how far saving is, and the way on where one is needed. */
export function SaveState({ tab, isGuest = false }: SaveStateProps) {
  const saving = useProjectPart(tab, (view) => view.saving);
  const { words, tone } = describeSaving(saving, isGuest);
  return (
    <div className={classes.state}>
      <span className={classes.word} data-tone={tone} role="status">
        <Icon shape={iconOf(saving, tone)} sizePx={16} />
        <span>{words}</span>
      </span>
      <Remedy saving={saving} isGuest={isGuest} />
    </div>
  );
}

function iconOf({ phase }: Saving, tone: SavingDescription['tone']) {
  return phase.name === 'held' || phase.name === 'naming' ? IconCloudUp : icons[tone];
}

function Remedy({
  saving: { phase },
  isGuest,
}: {
  readonly saving: Saving;
  readonly isGuest: boolean;
}) {
  const save = () => void saveProject().catch(() => undefined);
  switch (phase.name) {
    case 'held':
    case 'naming':
      return (
        <Button
          variant="light"
          size="compact-sm"
          title={isGuest ? 'Keep it with a free account' : undefined}
          onClick={save}
        >
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
