import { Skeleton } from '@mantine/core';
import listClasses from './list-content.module.css';
import classes from './project-row.module.css';
import type { ListShape } from './use-list-shape.ts';

const rows = [1, 2, 3, 4, 5];

/** Videos that are still on their way, as large and laid out as they will be, and the word for it where the number of videos will stand. */
export function RowSkeletons({ shape }: { readonly shape: ListShape }) {
  return (
    <>
      <div className={classes.list} data-shape={shape} aria-hidden="true">
        {rows.map((row) => (
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
      <p role="status" className={listClasses.loading}>
        Loading..
      </p>
    </>
  );
}
