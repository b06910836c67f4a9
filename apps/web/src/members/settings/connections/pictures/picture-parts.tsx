import type { ReactNode } from 'react';

/** What a service changes: the same thing without it and with it. Drawn on 160 × 90. */
export interface BeforeAfter {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

export const ink = (name: string) => `var(--rw-art-${name})`;

export function Ground({ fill }: { readonly fill: string }) {
  return <rect width="160" height="90" fill={ink(fill)} />;
}

interface LinesProps {
  /** x, y and width of each. */
  readonly at: readonly (readonly [x: number, y: number, width: number])[];
  readonly fill: string;
  readonly height?: number;
}

/** Words, as bars. */
export function Lines({ at, fill, height = 5 }: LinesProps) {
  return (
    <g fill={ink(fill)}>
      {at.map(([x, y, width]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={height / 2} />
      ))}
    </g>
  );
}

/** Whom a photo is of, in the corner. */
export function CreditLine() {
  return (
    <>
      <rect x="92" y="76" width="62" height="9" rx="4.5" fill={ink('ink')} opacity="0.72" />
      <circle cx="99" cy="80.5" r="2" fill={ink('amber')} />
      <Lines at={[[104, 79, 44]]} fill="snow" height={3} />
    </>
  );
}

export function Tick({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="6" fill={ink('leaf')} />
      <path
        d={`M${x - 2.6} ${y}l1.9 2 3.4-3.8`}
        fill="none"
        stroke={ink('snow')}
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

interface WaveProps {
  readonly heights: readonly number[];
  readonly y: number;
  readonly fill: string;
  readonly x?: number;
}

/** A sound, as bars around a line. */
export function Wave({ heights, y, fill, x = 16 }: WaveProps) {
  return (
    <path
      d={heights.map((height, at) => `M${x + 7 * at} ${y - height / 2}v${height}`).join('')}
      stroke={ink(fill)}
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}

export function Person({
  x,
  y,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}) {
  return (
    <g fill={ink(fill)}>
      <circle cx={x} cy={y} r="8" />
      <path d={`M${x - 14} ${y + 25}a14 14 0 0 1 28 0z`} />
    </g>
  );
}

export function Envelope({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <rect x={x} y={y} width="46" height="31" rx="4" fill={ink('snow')} />
      <path
        d={`M${x + 4} ${y + 5}l19 15 19-15`}
        fill="none"
        stroke={ink('iris')}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** A drum of data. */
export function Drum({
  x,
  y,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}) {
  return (
    <>
      <path d={`M${x} ${y}v28a18 7 0 0 0 36 0v-28z`} fill={ink(fill)} />
      <ellipse cx={x + 18} cy={y} rx="18" ry="7" fill={ink('snow')} />
      <ellipse cx={x + 18} cy={y} rx="18" ry="7" fill={ink(fill)} opacity="0.45" />
    </>
  );
}
