import { IconArrowRight } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import classes from './start-link.module.css';

interface StartLinkProps {
  readonly size?: 'small' | 'medium' | 'large';
  /** On a coloured ground it turns white. */
  readonly onColour?: boolean;
  /** Beside something that matters more. */
  readonly quiet?: boolean;
}

/** The one way into the product, and the primary action of the front page. */
export function StartLink({ size = 'large', onColour = false, quiet = false }: StartLinkProps) {
  return (
    <a
      href="/members.html?view=create#/create"
      className={classes.start}
      data-size={size}
      data-on-colour={onColour || undefined}
      data-quiet={quiet || undefined}
    >
      Start creating
      {size === 'large' && <Icon shape={IconArrowRight} className={classes.arrow} />}
    </a>
  );
}
