import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useFillsWindow } from '../shell/window-frame.ts';
import classes from './editor.module.css';

/** The editor while its project is on the way. */
export function EditorSkeleton() {
  useFillsWindow();
  return (
    <div className={classes.editor} role="status">
      <VisuallyHidden>Loading..</VisuallyHidden>
      <Skeleton className={classes.headGap} radius={0} />
      <div className={classes.gap}>
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
