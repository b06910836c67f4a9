import { Button, Checkbox, TextInput } from '@mantine/core';
import { type Found, findInLines, replaceFound } from '@reelwright/captions';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FindAsked } from './caption-desk.ts';
import classes from './caption-editor.module.css';
import { useDesk, useLines } from './use-desk.ts';

/** Finds words in all lines, and puts others in their place: one by one or all at once. */
export function FindBar({ asked }: { readonly asked: FindAsked }) {
  const desk = useDesk();
  const lines = useLines();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const [by, setBy] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [chosen, setChosen] = useState(0);
  // Its keys lead back here from wherever the focus is.
  useEffect(() => {
    if (asked) field.current?.select();
  }, [asked]);

  const found = findInLines(lines, wanted, { matchCase });
  const at = Math.min(chosen, Math.max(0, found.length - 1));
  const show = (index: number) => {
    if (found.length === 0) return;
    const next = (index + found.length) % found.length;
    setChosen(next);
    const line = lines.find(({ id }) => id === found[next]?.lineId);
    if (line) desk.activate(line);
  };
  const close = () => {
    desk.set({ find: undefined });
    const line = lines.find(({ id }) => id === found[at]?.lineId);
    desk.focus(line, found[at]?.to ?? 0);
  };
  const replace = (places: readonly Found[]) => {
    if (places.length === 0) return;
    desk.change(
      places.length === 1 ? 'Replace in a caption' : 'Replace in captions',
      replaceFound(lines, places, by),
    );
    const words = places.length === 1 ? '1 place' : `${places.length} places`;
    desk.set({ message: `Replaced in ${words}.` });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      show(event.shiftKey ? at - 1 : at + 1);
    } else return;
    event.preventDefault();
  };
  const one = found[at];
  return (
    <search className={classes.find} aria-label="Find in captions">
      <div className={classes.findRow}>
        <TextInput
          ref={field}
          size="xs"
          aria-label="Find"
          placeholder="Find"
          className={classes.grow ?? ''}
          value={wanted}
          onChange={({ currentTarget: { value } }) => {
            setWanted(value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <span className={classes.count} role="status">
          {wanted.trim() !== '' && (found.length === 0 ? 'None' : `${at + 1} of ${found.length}`)}
        </span>
        <IconButton
          label="Find the previous one"
          icon={IconChevronUp}
          keys={['shift', 'Enter']}
          disabled={found.length === 0}
          onClick={() => show(at - 1)}
        />
        <IconButton
          label="Find the next"
          icon={IconChevronDown}
          keys={['Enter']}
          disabled={found.length === 0}
          onClick={() => show(at + 1)}
        />
        <IconButton label="Close find" icon={IconX} keys={['Escape']} onClick={close} />
      </div>
      {asked.mode === 'replace' && (
        <div className={classes.findRow}>
          <TextInput
            size="xs"
            aria-label="Replace with"
            placeholder="Replace with"
            className={classes.grow ?? ''}
            value={by}
            onChange={({ currentTarget: { value } }) => setBy(value)}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
          <Button size="xs" variant="default" disabled={!one} onClick={() => one && replace([one])}>
            Replace
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={found.length === 0}
            onClick={() => replace(found)}
          >
            Replace all
          </Button>
        </div>
      )}
      <Checkbox
        size="xs"
        label="Match case"
        checked={matchCase}
        onChange={({ currentTarget: { checked } }) => setMatchCase(checked)}
      />
    </search>
  );
}
