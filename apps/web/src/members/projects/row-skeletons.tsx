import { Skeleton } from '@mantine/core';
import listClasses from './list-content.module.css';
import classes from './project-row.module.css';

const rows = [1, 2, 3, 4, 5];

/** Rows that are still on their way, as large as they will be, and the word for it where the number of videos will stand. */
export function RowSkeletons() {
  return (
    <>
      <div className={classes.list} aria-hidden="true">
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
