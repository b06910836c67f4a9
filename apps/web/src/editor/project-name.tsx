import { TextInput, UnstyledButton } from '@mantine/core';
import { defaultProjectName } from '@reelwright/contract';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { givenName, unnamedFilm } from '../project/film-name.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { useProjectPart } from '../project/use-project.ts';
import { Icon } from '../theme/icon.tsx';
import classes from './project-name.module.css';

const maxNameLetters = 200;

interface ProjectNameProps {
  readonly tab: ProjectTab;
  /** Whether it is being changed: by pressing it, or from the menu beside it. */
  readonly isNaming: boolean;
  readonly onNaming: (isNaming: boolean) => void;
}

/** The project's name; pressed, it can be changed in place. Enter keeps it, Escape leaves it as it was. */
export function ProjectName({ tab, isNaming, onNaming }: ProjectNameProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** Taking the field away may take the focus from it once more; that is no second answer. */
  const isAnswered = useRef(false);
  const name = useProjectPart(tab, ({ saving: { meta } }) => givenName(meta));
  const shown = name ?? unnamedFilm;
  const finish = (typed: string | undefined, refocus: boolean) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onNaming(false);
    // Spec: a project without a name is called 'My-Project'.
    const given = typed?.trim() || defaultProjectName;
    const isSame = given === (name ?? defaultProjectName);
    if (typed !== undefined && !isSame) tab.changeMeta({ name: given, title: given });
    if (refocus) requestAnimationFrame(() => button.current?.focus());
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish(event.currentTarget.value, true);
    if (event.key === 'Escape') finish(undefined, true);
  };
  if (!isNaming) {
    return (
      <UnstyledButton
        ref={button}
        className={classes.name}
        onClick={() => onNaming(true)}
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
      defaultValue={name}
      placeholder={unnamedFilm}
      maxLength={maxNameLetters}
      autoFocus
      onFocus={(event) => {
        isAnswered.current = false;
        event.currentTarget.select();
      }}
      onKeyDown={keyDown}
      onBlur={(event) => finish(event.currentTarget.value, false)}
    />
  );
}
