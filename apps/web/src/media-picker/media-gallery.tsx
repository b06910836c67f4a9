import { type KeyboardEvent, useRef } from 'react';
import type { MediaKind } from '../media/media-kind.ts';
import { MediaThumb } from '../media/media-thumb.tsx';
import { nextTile } from './next-tile.ts';
import classes from './pick-media.module.css';

export interface GalleryEntry {
  readonly id: string;
  readonly title: string;
  readonly thumbnail: string;
  readonly kind: MediaKind;
  readonly seconds?: number | undefined;
}

interface MediaGalleryProps {
  readonly label: string;
  readonly entries: readonly GalleryEntry[];
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Tiles to choose from. Arrow keys walk, Space and Enter choose; dragging over tiles chooses them all. */
export function MediaGallery({ label, entries, chosen, onToggle }: MediaGalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Those that the drag under way has been over. */
  const dragged = useRef<Set<string> | undefined>(undefined);
  const walk = (event: KeyboardEvent, index: number) => {
    const to = nextTile(event.key, index, entries.length, columnsOf(list.current));
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  const over = (id: string) => {
    if (!dragged.current || dragged.current.has(id)) return;
    dragged.current.add(id);
    onToggle(id);
  };
  return (
    <ul
      ref={list}
      className={classes.gallery}
      aria-label={label}
      onPointerUp={() => {
        dragged.current = undefined;
      }}
      onPointerLeave={() => {
        dragged.current = undefined;
      }}
    >
      {entries.map(({ id, title, thumbnail, kind, seconds }, index) => (
        <li key={id}>
          <button
            type="button"
            className={classes.tile}
            aria-pressed={chosen.includes(id)}
            aria-label={title || 'Without a name'}
            onKeyDown={(event) => walk(event, index)}
            onClick={() => onToggle(id)}
            onPointerDown={() => {
              dragged.current = new Set([id]);
            }}
            onPointerEnter={(event) => event.buttons === 1 && over(id)}
            draggable={false}
          >
            <MediaThumb kind={kind} thumbnail={thumbnail} alt="" seconds={seconds} />
            {kind === 'audio' && <span className={classes.tileTitle}>{title}</span>}
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
