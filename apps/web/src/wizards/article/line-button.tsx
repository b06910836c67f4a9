import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconShape } from '../../theme/icon.tsx';
import classes from './edit-step.module.css';

interface LineButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names what stands beside it; the hint does not have to. */
  readonly label: string;
  readonly hint: string;
  readonly icon: IconShape;
  readonly isOn?: boolean;
  readonly isOpen?: boolean;
}

/** A small button, as plain as can be: an article has a thousand of them, and each hint and popup would be mounted. */
export function LineButton({ label, hint, icon, isOn, isOpen, ...button }: LineButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={classes.button}
      aria-label={label}
      aria-expanded={isOpen ?? button['aria-expanded']}
      title={hint}
      data-on={isOn || undefined}
    >
      <Icon shape={icon} sizePx={16} />
    </button>
  );
}
