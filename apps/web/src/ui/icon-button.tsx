import { ActionIcon } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconShape } from '../theme/icon.tsx';
import { Hint } from './hint.tsx';

type ButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'color' | 'style' | 'disabled'
>;

export interface IconButtonProps extends ButtonProps {
  /** Read aloud, and shown as the hint. */
  readonly label: string;
  /** Shorter words for the hint, where the label has to name what stands beside it. */
  readonly hint?: string;
  readonly icon: IconShape;
  readonly variant?: 'subtle' | 'default' | 'filled';
  readonly color?: 'gray' | 'accent' | 'danger';
  readonly size?: 'md' | 'lg';
  readonly disabled?: boolean;
  readonly keys?: readonly string[];
  readonly hintSide?: 'top' | 'right' | 'bottom' | 'left';
}

const sizes = { md: 28, lg: 36 };

/** A button that is only an icon: it always has a name and a hint. */
export function IconButton({
  label,
  hint = label,
  icon,
  variant = 'subtle',
  color = 'gray',
  size = 'lg',
  keys,
  hintSide = 'top',
  disabled = false,
  ...button
}: IconButtonProps) {
  return (
    <Hint label={hint} keys={keys} side={hintSide}>
      <ActionIcon
        {...button}
        disabled={disabled}
        variant={variant}
        color={color}
        size={sizes[size]}
        aria-label={label}
      >
        <Icon shape={icon} sizePx={size === 'md' ? 16 : 20} />
      </ActionIcon>
    </Hint>
  );
}
