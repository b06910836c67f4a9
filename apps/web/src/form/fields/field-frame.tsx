import type { ReactNode } from 'react';

interface FieldFrameProps {
  readonly children: ReactNode;
  /** A length warning or a count, under the control. */
  readonly note?: ReactNode;
}

/** The box around one field: what shakes when it is wrong. */
export function FieldFrame({ children, note }: FieldFrameProps) {
  return (
    <div data-field>
      {children}
      {note}
    </div>
  );
}
