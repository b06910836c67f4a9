import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import { Popup } from '../ui/popup.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import type { Command } from './command.ts';
import { findCommands } from './find-commands.ts';
import classes from './palette.module.css';
import { paletteOpen } from './palette-store.ts';
import { placeAfterKey } from './place-after-key.ts';
import { takeTypedAhead } from './typed-ahead.ts';
import { useCommands } from './use-commands.ts';
import { useFoundProjects } from './use-found-projects.ts';

/** ⌘K: type a few letters, press Enter. */
export function Palette() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const projects = useFoundProjects(typed);
  const found = [...findCommands(useCommands(), typed), ...projects.commands];
  const shown = Math.min(place, found.length - 1);
  const active = found[shown];
  const close = () => paletteOpen.set(false);
  const perform = (command: Command | undefined) => {
    if (!command) return;
    close();
    command.perform();
  };
  return (
    <Popup
      onClose={close}
      sizePx={560}
      withCloseButton={false}
      padding={0}
      centered={false}
      yOffset="12dvh"
      attributes={{ content: { 'aria-label': 'Search' } }}
    >
      <div className={classes.search}>
        <Icon shape={IconSearch} className={classes.lens} />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-label="Search for a page or an action"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          placeholder="Go to, find a project, create…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onFocus={() => {
            const ahead = takeTypedAhead();
            setTyped((now) => now + ahead);
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={(event) => {
            const next = placeAfterKey(event.key, shown, found.length);
            if (next === undefined && event.key !== 'Enter') return;
            event.preventDefault();
            if (next === undefined) perform(active);
            else setPlace(next);
          }}
        />
        <UnstyledButton className={classes.close} onClick={close}>
          <VisuallyHidden>Close</VisuallyHidden>
          <span className={classes.keys}>
            <Shortcut keys={['escape']} />
          </span>
          <Icon shape={IconX} className={classes.cross} />
        </UnstyledButton>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Results" className={classes.list}>
        {found.map((command, index) => (
          <Fragment key={command.id}>
            {command.group !== found[index - 1]?.group && (
              <div className={classes.group} role="presentation">
                {command.group}
              </div>
            )}
            <PaletteRow
              id={`${id}-${command.id}`}
              command={command}
              isActive={command === active}
              onPoint={() => setPlace(index)}
              onChoose={() => perform(command)}
            />
          </Fragment>
        ))}
      </div>
      {found.length === 0 && (
        <p className={classes.nothing} role="status">
          {projects.isSearching
            ? 'Looking through your projects…'
            : `No results for “${typed.trim()}”. Try “projects” or “dark”.`}
        </p>
      )}
    </Popup>
  );
}

interface PaletteRowProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** The keyboard stays in the search box, which names the active row; a row itself takes the mouse alone. */
function PaletteRow({ id, command, isActive, onPoint, onChoose }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.row}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <Icon shape={command.icon} />
      <span className={classes.label}>{command.label}</span>
      {command.note && <span className={classes.note}>{command.note}</span>}
      {command.keys && <Shortcut keys={command.keys} />}
    </div>
  );
}
