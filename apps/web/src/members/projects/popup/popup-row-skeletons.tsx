import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './projects-popup.module.css';

const rows = [1, 2, 3, 4, 5];

export function PopupRowSkeletons() {
  return (
    <div role="status" className={classes.list}>
      <VisuallyHidden>Loading..</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton className={classes.picture} />
          <div className={classes.words}>
            <Skeleton className={classes.titleSkeleton} />
            <Skeleton className={classes.factsSkeleton} />
          </div>
        </div>
      ))}
    </div>
  );
}
