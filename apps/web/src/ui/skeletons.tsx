// Placeholders of the final size, so that nothing jumps when the real thing arrives.
import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './skeletons.module.css';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function Loading({ children }: { readonly children: React.ReactNode }) {
  return (
    <div role="status" className={classes.loading}>
      <VisuallyHidden>Loading..</VisuallyHidden>
      {children}
    </div>
  );
}

/** Rows of a list with a picture, two lines and an action: the projects list. */
export function ListSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <Loading>
      {numbers(rows).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton className={classes.thumbnail} />
          <div className={classes.lines}>
            <Skeleton className={classes.titleLine} />
            <Skeleton className={classes.line} />
          </div>
          <Skeleton className={classes.button} />
        </div>
      ))}
    </Loading>
  );
}

/** A grid of cards with a picture on top. */
export function CardGridSkeleton({ cards = 6 }: { readonly cards?: number }) {
  return (
    <Loading>
      <div className={classes.grid}>
        {numbers(cards).map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton className={classes.picture} />
            <Skeleton className={classes.titleLine} />
            <Skeleton className={classes.line} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Fields with their labels above. */
export function FormSkeleton({ fields = 3 }: { readonly fields?: number }) {
  return (
    <Loading>
      {numbers(fields).map((field) => (
        <div key={field} className={classes.field}>
          <Skeleton className={classes.label} />
          <Skeleton className={classes.input} />
        </div>
      ))}
    </Loading>
  );
}

/** A whole page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <Loading>
      <Skeleton className={classes.heading} />
      <Skeleton className={classes.line} />
      <Skeleton className={classes.block} />
    </Loading>
  );
}
