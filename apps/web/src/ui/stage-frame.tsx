import type { ReactNode } from 'react';
import classes from './stage-frame.module.css';

type StageRatio = '16:9' | '1:1' | '9:16';

interface StageFrameProps {
  readonly ratio?: StageRatio;
  readonly children: ReactNode;
  /** Controls or words under the picture, on the same dark ground. */
  readonly footer?: ReactNode;
}

/** The dark ground on which every moving picture is shown, in both schemes. What stands on it uses the dark tokens. */
export function StageFrame({ ratio = '16:9', children, footer }: StageFrameProps) {
  return (
    <div className={classes.frame} data-mantine-color-scheme="dark">
      <div className={classes.ground}>
        <div className={classes.picture} data-ratio={ratio}>
          {children}
        </div>
      </div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}
