import { Button, Popover, TextInput } from '@mantine/core';
import { changeSlide, type Slide } from '@reelwright/movie';
import { type KeyboardEvent, useState } from 'react';
import { useEditor } from '../state/use-editor.ts';
import classes from './marker-flag.module.css';

interface MarkerFlagProps {
  readonly slide: Slide;
  /** In seconds of the slide. */
  readonly at: number;
  readonly leftPx: number;
  /** When it is, as it is read. */
  readonly clock: string;
  readonly onGo: () => void;
}

/** A moment that somebody marked: a click goes there, and asks for its name. */
export function MarkerFlag({ slide, at, leftPx, clock, onGo }: MarkerFlagProps) {
  const { tab } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const name = slide.markerNames?.find((named) => named.at === at)?.name ?? '';
  const change = (label: string, fields: Partial<Slide>) =>
    tab.edit({ ...changeSlide, label }, { slideId: slide.id, fields });
  const others = slide.markerNames?.filter((named) => named.at !== at) ?? [];
  const rename = (typed: string) => {
    const named = typed.trim();
    if (named === name) return;
    change('Name marker', { markerNames: named ? [...others, { at, name: named }] : others });
  };
  const remove = () => {
    const markers = slide.markers?.filter((marker) => marker !== at) ?? [];
    change('Remove marker', { markers, markerNames: others });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    rename(event.currentTarget.value);
    setOpen(false);
  };
  const words = name || 'Marker';
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.flag}
          style={{ left: leftPx }}
          title={`${words}, ${clock}`}
          aria-label={`${words}, ${clock}`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => {
            onGo();
            setOpen(!isOpen);
          }}
        >
          {name && <span className={classes.name}>{name}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.naming}>
        <TextInput
          label="Name of the marker"
          placeholder="For example: the beat drops"
          maxLength={200}
          defaultValue={name}
          data-autofocus
          onKeyDown={onKeyDown}
          onBlur={(event) => rename(event.currentTarget.value)}
        />
        <Button variant="default" onClick={remove}>
          Remove marker
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
