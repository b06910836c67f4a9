import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useElementSize } from '../../player/use-element-size.ts';
import classes from './caption-editor.module.css';
import { LineRow } from './line-row.tsx';
import { useDeskPart, useLines } from './use-desk.ts';

/** All rows are as high: a film of an hour has a thousand, of which those in sight are drawn. */
const rowPx = 60;
/** Drawn before and after what is in sight, so that nothing is empty while it is scrolled. */
const spareRows = 6;

/** All lines of the film. It follows the film while that plays, and whoever works on a line. */
export function LineList() {
  const lines = useLines();
  const place = useRef<HTMLDivElement>(null);
  const { height } = useElementSize(place);
  const [firstRow, setFirstRow] = useState(0);
  const activeId = useDeskPart((state) => state.activeId);
  const focus = useDeskPart((state) => state.focus);
  const currentId = useDeskPart((state) => state.currentId);

  const show = useEffectEvent((id: string | undefined) => {
    const at = lines.findIndex((line) => line.id === id);
    if (place.current && at >= 0) scrollToRow(place.current, at);
  });
  useEffect(() => show(currentId), [currentId]);
  // The same line may be asked for again after it was scrolled away.
  useLayoutEffect(() => {
    if (focus !== undefined || activeId !== undefined) show(activeId);
  }, [focus, activeId]);

  const inSight = Math.ceil((height || 600) / rowPx);
  const [from, to] = [firstRow - spareRows, firstRow + inSight + spareRows];
  return (
    <div
      ref={place}
      className={classes.lines}
      onScroll={({ currentTarget: { scrollTop } }) => setFirstRow(Math.floor(scrollTop / rowPx))}
    >
      <ol aria-label="Lines of the captions" style={{ height: lines.length * rowPx }}>
        {lines.map((line, at) =>
          // The line with the focus stays, or the focus were lost when it is scrolled away.
          (at >= from && at <= to) || line.id === activeId ? (
            <LineRow key={line.id} line={line} at={at} count={lines.length} topPx={at * rowPx} />
          ) : null,
        )}
      </ol>
    </div>
  );
}

function scrollToRow(place: HTMLElement, at: number): void {
  const [top, bottom] = [at * rowPx, (at + 1) * rowPx];
  const { scrollTop, clientHeight } = place;
  if (top < scrollTop) place.scrollTop = Math.max(0, top - rowPx);
  else if (bottom > scrollTop + clientHeight) place.scrollTop = bottom - clientHeight + rowPx;
}
