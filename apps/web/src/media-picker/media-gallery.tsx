import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { MediaKind } from '../media/media-kind.ts';
import { MediaThumb } from '../media/media-thumb.tsx';
import choices from '../ui/picture-choices.module.css';
import { nextTile } from './next-tile.ts';
import classes from './pick-media.module.css';

export interface GalleryEntry {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly thumbnail: string;
  readonly kind: MediaKind;
  readonly seconds?: number | undefined;
}

interface MediaGalleryProps {
  readonly label: string;
  readonly entries: readonly GalleryEntry[];
  /** Ids. */
  readonly chosen: readonly string[];
  /** Which way its pictures lie: upright ones are not recognised by a strip of their middle. */
  readonly shape?: 'wide' | 'square' | 'vertical';
  /** Where one choice is all, there is nothing to drag for. */
  readonly multiple?: boolean;
  readonly onToggle: (id: string) => void;
}

/** A drag over tiles: where it began, and whether it chooses or lets go. */
interface Drag {
  readonly from: string;
  readonly chooses: boolean;
  readonly seen: Set<string>;
}

/** Tiles to choose from. Arrow keys walk, Space and Enter choose; dragging over tiles chooses them all. */
export function MediaGallery(props: MediaGalleryProps) {
  const { label, entries, chosen, shape = 'wide', multiple = true, onToggle } = props;
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const walk = (event: KeyboardEvent, index: number) => {
    const to = nextTile(event.key, index, entries.length, columnsOf(list.current));
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  const begin = (event: PointerEvent, id: string) => {
    // A finger that is dragged scrolls.
    if (!multiple || event.pointerType === 'touch' || event.button !== 0) return;
    drag.current = { from: id, chooses: !chosen.includes(id), seen: new Set() };
  };
  const over = (id: string) => {
    const now = drag.current;
    if (!now || (id === now.from && now.seen.size === 0)) return;
    // The tile it began at gets no click when the pointer is let go elsewhere.
    for (const each of [now.from, id]) {
      if (now.seen.has(each)) continue;
      now.seen.add(each);
      if (chosen.includes(each) !== now.chooses) onToggle(each);
    }
  };
  return (
    <ul
      ref={list}
      className={`${choices.grid} ${classes.gallery}`}
      data-shape={shape}
      aria-label={label}
    >
      {entries.map(({ id, title, description, thumbnail, kind, seconds }, index) => (
        <li key={id}>
          <button
            type="button"
            className={classes.tile}
            aria-pressed={chosen.includes(id)}
            title={description ?? title}
            onKeyDown={(event) => walk(event, index)}
            onClick={() => {
              // A drag that came back to where it began has chosen already.
              if (!drag.current?.seen.has(id)) onToggle(id);
              drag.current = undefined;
            }}
            onPointerDown={(event) => begin(event, id)}
            onPointerEnter={(event) => {
              if (event.buttons === 1) over(id);
              else drag.current = undefined;
            }}
            draggable={false}
          >
            <MediaThumb kind={kind} thumbnail={thumbnail} alt="" seconds={seconds} />
            {kind === 'audio' && title ? (
              <span className={classes.tileTitle}>{title}</span>
            ) : (
              // A text rather than a label: what stands in place of a picture that never came may differ from it.
              <VisuallyHidden>{title || 'Without a name'}</VisuallyHidden>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many tiles stand in a row just now. */
function columnsOf(list: HTMLElement | null): number {
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
}
