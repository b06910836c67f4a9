import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './preview-card.module.css';

interface PreviewCardProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The picture. It is told when to move: while the card is pointed at or focused. */
  readonly preview: (isLive: boolean) => ReactNode;
  readonly badge?: ReactNode;
  readonly onSelect: () => void;
  readonly isSelected?: boolean;
  readonly disabled?: boolean;
}

/** Something to choose by its looks. */
export function PreviewCard({
  title,
  description,
  preview,
  badge,
  onSelect,
  isSelected,
  disabled = false,
}: PreviewCardProps) {
  const [isLive, setLive] = useState(false);
  const start = () => setLive(true);
  const stop = () => setLive(false);
  return (
    <UnstyledButton
      className={classes.card}
      onClick={onSelect}
      disabled={disabled}
      aria-pressed={isSelected}
      onMouseEnter={start}
      onMouseLeave={stop}
      onFocus={start}
      onBlur={stop}
    >
      <span className={classes.picture} data-mantine-color-scheme="dark">
        {preview(isLive)}
        {badge && <span className={classes.badge}>{badge}</span>}
      </span>
      <span className={classes.title}>{title}</span>
      {description && <span className={classes.description}>{description}</span>}
    </UnstyledButton>
  );
}
