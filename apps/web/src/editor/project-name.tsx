import { TextInput, UnstyledButton } from '@mantine/core';
import { defaultProjectName } from '@reelwright/contract';
import type { Saving } from '@reelwright/saving';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import classes from './project-name.module.css';

const NAME_MOST = 200;

interface ProjectNameProps {
  readonly saving: Saving;
  readonly onName: (name: string) => void;
}

/** The project's name; pressed, it can be changed in place. Enter keeps it, Escape leaves it as it was. */
export function ProjectName({ saving, onName }: ProjectNameProps) {
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const name = saving.meta.title || saving.meta.name;
  const shown = name || 'Untitled video';
  const finish = (keep: boolean, refocus: boolean) => {
    const given = typed?.trim() ?? '';
    setTyped(undefined);
    if (keep && given && given !== name) onName(given);
    if (refocus) requestAnimationFrame(() => button.current?.focus());
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(true, true);
    if (event.key === 'Escape') finish(false, true);
  };
  if (typed === undefined) {
    return (
      <UnstyledButton
        ref={button}
        className={classes.name}
        onClick={() => setTyped(name || defaultProjectName)}
        aria-label={`Rename ${shown}`}
      >
        <span className={classes.words} data-empty={!name || undefined}>
          {shown}
        </span>
        <Icon shape={IconPencil} sizePx={16} className={classes.pencil} />
      </UnstyledButton>
    );
  }
  return (
    <TextInput
      className={classes.field ?? ''}
      aria-label="Project name"
      value={typed}
      maxLength={NAME_MOST}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={keyDown}
      onBlur={() => finish(true, false)}
    />
  );
}
