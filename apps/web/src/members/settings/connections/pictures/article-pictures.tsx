import { type BeforeAfter, Ground, ink, Lines } from './picture-parts.tsx';

interface SheetProps {
  readonly x: number;
  readonly y: number;
  readonly picture: string;
}

/** An article: a picture and three lines. */
function Sheet({ x, y, picture }: SheetProps) {
  return (
    <>
      <rect x={x} y={y} width="40" height="34" rx="3" fill={ink('snow')} />
      <rect x={x + 4} y={y + 4} width="32" height="13" rx="2" fill={ink(picture)} />
      <Lines
        at={[
          [x + 4, y + 21, 30],
          [x + 4, y + 27, 22],
        ]}
        fill="mist"
        height={3}
      />
    </>
  );
}

const globe = (
  <>
    <circle cx="48" cy="45" r="30" fill={ink('mist')} />
    <path
      d="M18 45h60M48 15c-18 17-18 43 0 60M48 15c18 17 18 43 0 60"
      fill="none"
      stroke={ink('sky')}
      strokeWidth="2.5"
    />
  </>
);

export const gdelt: BeforeAfter = {
  before: (
    <>
      <Ground fill="lilac" />
      <Sheet x={60} y={28} picture="iris" />
    </>
  ),
  after: (
    <>
      <Ground fill="lilac" />
      {globe}
      <g fill={ink('clay')}>
        <circle cx="36" cy="33" r="4" />
        <circle cx="60" cy="38" r="4" />
        <circle cx="44" cy="60" r="4" />
      </g>
      <Lines
        at={[
          [92, 20, 54],
          [92, 32, 44],
          [92, 48, 52],
          [92, 60, 36],
        ]}
        fill="ink"
        height={6}
      />
    </>
  ),
};

const few = (
  <>
    <Ground fill="iris" />
    <Sheet x={34} y={28} picture="amber" />
    <Sheet x={86} y={28} picture="leaf" />
  </>
);

export const searxng: BeforeAfter = {
  before: few,
  after: (
    <>
      <Ground fill="iris" />
      <Sheet x={10} y={8} picture="amber" />
      <Sheet x={60} y={8} picture="leaf" />
      <Sheet x={110} y={8} picture="clay" />
      <Sheet x={10} y={48} picture="sky" />
      <Sheet x={60} y={48} picture="rose" />
      <Sheet x={110} y={48} picture="sand" />
    </>
  ),
};

export const brave: BeforeAfter = {
  before: few,
  after: (
    <>
      <Ground fill="iris" />
      <rect x="22" y="8" width="116" height="16" rx="8" fill={ink('snow')} />
      <circle cx="33" cy="16" r="3.5" fill="none" stroke={ink('iris')} strokeWidth="2" />
      <Lines at={[[42, 14, 48]]} fill="iris" height={4} />
      <Sheet x={10} y={36} picture="amber" />
      <Sheet x={60} y={36} picture="clay" />
      <Sheet x={110} y={36} picture="leaf" />
      <Lines at={[[30, 78, 100]]} fill="lilac" height={3} />
    </>
  ),
};

export const feeds: BeforeAfter = {
  before: (
    <>
      <Ground fill="sky" />
      <rect
        x="34"
        y="26"
        width="92"
        height="38"
        rx="6"
        fill="none"
        stroke={ink('snow')}
        strokeWidth="2.5"
        strokeDasharray="6 5"
      />
      <path d="M80 37v16M72 45h16" stroke={ink('snow')} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  after: (
    <>
      <Ground fill="sky" />
      <rect x="14" y="12" width="24" height="9" rx="2" fill={ink('clay')} />
      <Lines
        at={[
          [14, 28, 62],
          [14, 40, 46],
        ]}
        fill="ink"
        height={7}
      />
      <rect x="96" y="12" width="52" height="44" rx="4" fill={ink('mist')} />
      <path
        d="M96 48l16-14 12 9 10-12 14 17v4a4 4 0 0 1-4 4h-44a4 4 0 0 1-4-4z"
        fill={ink('leaf')}
      />
      <rect y="68" width="160" height="22" fill={ink('ink')} />
      <Lines
        at={[
          [12, 77, 46],
          [66, 77, 26],
          [100, 77, 48],
        ]}
        fill="snow"
        height={4}
      />
    </>
  ),
};
