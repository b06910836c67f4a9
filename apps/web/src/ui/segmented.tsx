import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { Icon, type IconShape } from '../theme/icon.tsx';
import { Hint } from './hint.tsx';
import classes from './segmented.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconShape;
  readonly disabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Only the icons; the labels become hints. */
  readonly iconsOnly?: boolean;
  readonly disabled?: boolean;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  iconsOnly = false,
  disabled = false,
}: SegmentedProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      value={value}
      onChange={onChange}
      disabled={disabled}
      data={segments.map((segment) => ({
        value: segment.value,
        disabled: segment.disabled ?? false,
        label: <SegmentFace segment={segment} iconOnly={iconsOnly} />,
      }))}
    />
  );
}

interface SegmentFaceProps {
  readonly segment: Segment<string>;
  readonly iconOnly: boolean;
}

function SegmentFace({ segment, iconOnly }: SegmentFaceProps) {
  if (iconOnly && segment.icon) {
    return (
      <Hint label={segment.label}>
        <span className={classes.face}>
          <Icon shape={segment.icon} />
          <VisuallyHidden>{segment.label}</VisuallyHidden>
        </span>
      </Hint>
    );
  }
  return (
    <span className={classes.face}>
      {segment.icon && <Icon shape={segment.icon} />}
      {segment.label}
    </span>
  );
}
