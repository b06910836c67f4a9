import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './project-row.module.css';

const ROWS = [1, 2, 3, 4, 5];

/** Rows that are still on their way, as large as they will be. */
export function RowSkeletons() {
  return (
    <div role="status" className={classes.list}>
      <VisuallyHidden>Loading..</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.picture}>
            <Skeleton className={classes.pictureSkeleton} />
          </div>
          <div className={classes.words}>
            <Skeleton className={classes.titleSkeleton} />
            <Skeleton className={classes.factsSkeleton} />
            <Skeleton className={classes.factsSkeleton} />
          </div>
          <div className={classes.aside}>
            <Skeleton className={classes.statusSkeleton} />
          </div>
          <div className={classes.actions}>
            <Skeleton className={classes.buttonSkeleton} />
          </div>
        </div>
      ))}
    </div>
  );
}
