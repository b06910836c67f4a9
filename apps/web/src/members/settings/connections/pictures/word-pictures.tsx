import { type BeforeAfter, Ground, ink, Lines, Person, Tick, Wave } from './picture-parts.tsx';

const dashes = { fill: 'none', strokeWidth: 2, strokeDasharray: '5 4' } as const;

function Dashed({ y, height = 14 }: { readonly y: number; readonly height?: number }) {
  return <rect x="36" y={y} width="88" height={height} rx="4" stroke={ink('sand')} {...dashes} />;
}

export const wikipedia: BeforeAfter = {
  before: (
    <>
      <Ground fill="cream" />
      <Lines at={[[36, 14, 52]]} fill="ink" height={7} />
      <Dashed y={30} />
      <Dashed y={49} />
      <Dashed y={68} />
      <path d="M42 33.500v7" stroke={ink('ink')} strokeWidth="2" />
    </>
  ),
  after: (
    <>
      <Ground fill="cream" />
      <Lines at={[[36, 14, 52]]} fill="ink" height={7} />
      <Tick x={43} y={36} />
      <Tick x={43} y={53} />
      <Tick x={43} y={70} />
      <Lines
        at={[
          [56, 33.5, 68],
          [56, 50.5, 54],
          [56, 67.5, 62],
        ]}
        fill="coffee"
      />
      <Lines at={[[100, 82, 48]]} fill="sand" height={3} />
    </>
  ),
};

export const model: BeforeAfter = {
  before: (
    <>
      <Ground fill="mist" />
      <rect x="40" y="10" width="80" height="70" rx="5" fill={ink('snow')} />
      <Lines at={[[50, 20, 36]]} fill="ink" height={7} />
      <Lines
        at={[
          [50, 36, 60],
          [50, 46, 40],
        ]}
        fill="mist"
      />
    </>
  ),
  after: (
    <>
      <Ground fill="mist" />
      <rect x="40" y="10" width="80" height="70" rx="5" fill={ink('snow')} />
      <Lines at={[[50, 20, 36]]} fill="ink" height={7} />
      <Lines
        at={[
          [50, 33, 60],
          [50, 42, 52],
          [50, 51, 58],
          [50, 60, 46],
          [50, 69, 54],
        ]}
        fill="iris"
        height={4}
      />
      <path d="M126 14q1.5 9 10 10-8.5 1-10 10-1.5-9-10-10 8.5-1 10-10z" fill={ink('amber')} />
      <path d="M142 36q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6z" fill={ink('amber')} />
    </>
  ),
};

export const voices: BeforeAfter = {
  before: (
    <>
      <Ground fill="mint" />
      <Person x={34} y={36} fill="leaf" />
      <Wave heights={[10, 12, 10, 12, 10, 12, 10, 12, 10, 12, 10]} y={46} fill="leaf" x={66} />
    </>
  ),
  after: (
    <>
      <Ground fill="mint" />
      <Person x={52} y={32} fill="amber" />
      <Person x={18} y={32} fill="clay" />
      <Person x={35} y={40} fill="leaf" />
      <Wave heights={[8, 18, 34, 22, 10, 28, 46, 30, 14, 24, 8]} y={46} fill="ink" x={78} />
    </>
  ),
};

export const listening: BeforeAfter = {
  before: (
    <>
      <Ground fill="cream" />
      <Wave
        heights={[8, 16, 24, 14, 20, 10, 18, 26, 12, 8, 18, 22, 14, 20, 10, 16, 24, 12, 8]}
        y={24}
        fill="sand"
      />
      <Lines
        at={[
          [16, 50, 30],
          [52, 50, 24],
          [82, 50, 40],
          [16, 66, 44],
          [66, 66, 28],
        ]}
        fill="ink"
      />
      <path
        d="M52 60q2-3 4 0t4 0 4 0 4 0 4 0 4 0M16 76q2-3 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0"
        fill="none"
        stroke={ink('clay')}
        strokeWidth="1.8"
      />
    </>
  ),
  after: (
    <>
      <Ground fill="cream" />
      <Wave
        heights={[8, 16, 24, 14, 20, 10, 18, 26, 12, 8, 18, 22, 14, 20, 10, 16, 24, 12, 8]}
        y={24}
        fill="sand"
      />
      <Lines
        at={[
          [16, 50, 30],
          [52, 50, 32],
          [90, 50, 38],
          [16, 66, 40],
          [62, 66, 28],
          [96, 66, 20],
        ]}
        fill="ink"
      />
      <Tick x={138} y={68} />
    </>
  ),
};
