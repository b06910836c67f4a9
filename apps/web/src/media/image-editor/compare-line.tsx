import { useEffect, useRef, useState } from 'react';
import classes from './image-editor.module.css';
import type { Canvas } from './picture-canvas.ts';

/** The picture as it was, over what has become of it: a line between them is pulled. */
export function CompareLine({ before }: { readonly before: Canvas }) {
  const place = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);
  useEffect(() => place.current?.replaceChildren(before), [before]);
  const shown = { '--shown': `${percent}%` };
  return (
    <>
      <div ref={place} className={classes.before} style={shown} aria-hidden="true" />
      <span className={classes.line} style={shown} />
      <span className={classes.sideName} data-at="before">
        Before
      </span>
      <span className={classes.sideName} data-at="after">
        After
      </span>
      <input
        type="range"
        className={classes.pull}
        aria-label="How much of the original shows"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(Number(event.currentTarget.value))}
      />
    </>
  );
}
