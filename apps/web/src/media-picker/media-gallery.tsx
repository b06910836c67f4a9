import { VisuallyHidden } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled, IconZoomIn } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { MediaKind } from '../media/media-kind.ts';
import { MediaThumb } from '../media/media-thumb.tsx';
import { useListening } from '../media/players/use-listening.ts';
import { Icon, type IconShape } from '../theme/icon.tsx';
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
  /** Of a sound: where it lies, to be heard. */
  readonly url?: string | undefined;
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
  /** Shows one large; sounds are heard where they are. */
  readonly onLook?: ((id: string) => void) | undefined;
}

/** A drag over tiles: where it began, and whether it chooses or lets go. */
interface Drag {
  readonly from: string;
  readonly chooses: boolean;
  readonly seen: Set<string>;
}

/** Tiles to choose from. Arrow keys walk, Space and Enter choose; dragging over tiles chooses them all. */
export function MediaGallery(props: MediaGalleryProps) {
  const { label, entries, chosen, shape = 'wide', multiple = true } = props;
  const { onToggle, onLook } = props;
  const { heard, listen } = useListening();
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const walk = (event: KeyboardEvent, index: number) => {
    const to = nextTile(event.key, index, entries.length, columnsOf(list.current));
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[aria-pressed]')[to]?.focus();
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
      {entries.map(({ id, title, description, thumbnail, kind, seconds, url }, index) => (
        <li key={id} className={classes.entry}>
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
          {kind === 'audio' && url ? (
            <LookButton
              label={heard === url ? `Stop ${title}` : `Listen to ${title}`}
              icon={heard === url ? IconPlayerStopFilled : IconPlayerPlayFilled}
              isAlwaysSeen
              onClick={() => listen(url)}
            />
          ) : (
            onLook &&
            kind !== 'audio' && (
              <LookButton
                label={`Look at ${title || 'this one'}`}
                icon={IconZoomIn}
                onClick={() => onLook(id)}
              />
            )
          )}
        </li>
      ))}
    </ul>
  );
}

interface LookButtonProps {
  readonly label: string;
  readonly icon: IconShape;
  /** Otherwise it comes when the tile is pointed at. */
  readonly isAlwaysSeen?: boolean;
  readonly onClick: () => void;
}

/** Over a tile: what it holds can be seen or heard before it is chosen. */
function LookButton({ label, icon, isAlwaysSeen, onClick }: LookButtonProps) {
  return (
    <button
      type="button"
      className={classes.look}
      data-seen={isAlwaysSeen || undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon shape={icon} sizePx={16} />
    </button>
  );
}

/** How many tiles stand in a row just now. */
function columnsOf(list: HTMLElement | null): number {
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
}
