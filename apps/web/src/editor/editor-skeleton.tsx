import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './editor.module.css';

const cards = [1, 2, 3];

/** The editor while its project is on the way. */
export function EditorSkeleton() {
  return (
    <div className={classes.editor} role="status">
      <VisuallyHidden>Loading..</VisuallyHidden>
      <Skeleton className={classes.headGap} />
      <div className={classes.columns}>
        <div className={classes.stripGap}>
          {cards.map((card) => (
            <Skeleton key={card} className={classes.cardGap} />
          ))}
        </div>
        <Skeleton className={classes.panelGap} />
        <Skeleton className={classes.panelGap} />
      </div>
    </div>
  );
}
