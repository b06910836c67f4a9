import type { Icon as TablerIcon } from '@tabler/icons-react';

export type IconShape = TablerIcon;

interface IconProps {
  readonly shape: IconShape;
  /** 20 unless told; 16 beside small text. */
  readonly sizePx?: 16 | 20 | 24 | 32;
  readonly className?: string | undefined;
}

/** Every icon of the interface: one set, one stroke. It says nothing to screen readers, so it needs a label beside it. */
export function Icon({ shape: Shape, sizePx = 20, className }: IconProps) {
  return (
    <Shape size={sizePx} stroke={1.75} aria-hidden="true" focusable="false" className={className} />
  );
}
