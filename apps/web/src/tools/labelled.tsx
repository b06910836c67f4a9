import type { ReactNode } from 'react';
import tool from './tool-page.module.css';

/** A control that carries its name for those who do not see it, with the same name above it. */
export function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={tool.group}>
      <p className={tool.legend} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
