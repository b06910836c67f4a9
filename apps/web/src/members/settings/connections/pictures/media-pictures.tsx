import type { ReactNode } from 'react';
import { type BeforeAfter, CreditLine, Ground, ink, Lines, Wave } from './picture-parts.tsx';

/** A slide as it is without photos: the thing itself, drawn, on a plain ground. */
function Drawn({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Ground fill="cream" />
      {children}
      <Lines
        at={[
          [112, 38, 34],
          [112, 49, 26],
        ]}
        fill="sand"
      />
    </>
  );
}

const cup = (
  <>
    <path d="M46 34h44v18a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z" fill={ink('clay')} />
    <path d="M90 39h7a8 8 0 0 1 0 16h-8" fill="none" stroke={ink('clay')} strokeWidth="5" />
    <ellipse cx="68" cy="34" rx="22" ry="5" fill={ink('coffee')} />
    <path
      d="M60 24q4-5 0-10M72 24q4-5 0-10"
      fill="none"
      stroke={ink('sand')}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

const lighthouse = (
  <>
    <path d="M34 51l4-34h12l4 34z" fill={ink('snow')} />
    <path d="M36.6 29h14.8l.9 8H35.7z" fill={ink('clay')} />
    <rect x="37" y="9" width="14" height="9" fill={ink('ink')} />
    <circle cx="44" cy="13.5" r="3" fill={ink('amber')} />
    <path d="M36 9l8-6 8 6z" fill={ink('clay')} />
  </>
);

const balloon = (
  <>
    <path d="M50 27a22 22 0 0 1 44 0q0 14-17 27H67Q50 41 50 27z" fill={ink('clay')} />
    <path d="M63 27q0-18 9-22 9 4 9 22 0 14-6 27h-6q-6-13-6-27z" fill={ink('amber')} />
    <rect x="67" y="58" width="10" height="8" rx="1.5" fill={ink('coffee')} />
    <path d="M67 54v4M77 54v4" stroke={ink('coffee')} strokeWidth="1.5" />
  </>
);

const house = (
  <>
    <path d="M58 55v-15l6-8 6 8v15z" fill={ink('cream')} />
    <path d="M56 41l8-11 8 11z" fill={ink('clay')} />
  </>
);

export const openverse: BeforeAfter = {
  before: (
    <Drawn>
      <g transform="translate(-60 -44) scale(2)">
        <path d="M58 55v-15l6-8 6 8v15z" fill={ink('sand')} />
        <path d="M56 41l8-11 8 11z" fill={ink('clay')} />
      </g>
    </Drawn>
  ),
  after: (
    <>
      <Ground fill="coffee" />
      <rect x="34" y="9" width="92" height="62" fill={ink('amber')} />
      <rect x="40" y="15" width="80" height="50" fill={ink('mist')} />
      <circle cx="98" cy="29" r="7" fill={ink('amber')} />
      <path d="M40 52q18-18 36-4t44-8v25H40z" fill={ink('leaf')} />
      <path d="M40 58q24-8 44 0t36-3v10H40z" fill={ink('coffee')} opacity="0.6" />
      {house}
      <CreditLine />
    </>
  ),
};

export const commons: BeforeAfter = {
  before: (
    <Drawn>
      <path d="M28 78q38-14 76 0z" fill={ink('leaf')} />
      <g transform="translate(10 8) scale(1.25)">
        <path d="M34 51l4-34h12l4 34z" fill={ink('sand')} />
        {lighthouse}
      </g>
    </Drawn>
  ),
  after: (
    <>
      <Ground fill="sky" />
      <path d="M0 26q40-14 80-6t80-4v20H0z" fill={ink('mist')} />
      <rect y="58" width="160" height="32" fill={ink('iris')} opacity="0.75" />
      <path d="M0 62q14-14 40-14t40 18 80 4v20H0z" fill={ink('leaf')} />
      {lighthouse}
      <path d="M51 12l58-8v18z" fill={ink('cream')} opacity="0.6" />
      <CreditLine />
    </>
  ),
};

export const pexels: BeforeAfter = {
  before: <Drawn>{cup}</Drawn>,
  after: (
    <>
      <Ground fill="sand" />
      <path d="M0 0h160v28L0 62z" fill={ink('cream')} />
      <ellipse cx="80" cy="50" rx="46" ry="33" fill={ink('coffee')} opacity="0.28" />
      <circle cx="74" cy="44" r="35" fill={ink('snow')} />
      <circle cx="74" cy="44" r="26" fill={ink('mist')} />
      <path d="M98 34l16-8a5 5 0 0 1 4 9l-16 6z" fill={ink('snow')} />
      <circle cx="74" cy="44" r="23" fill={ink('coffee')} />
      <path d="M74 60q-14-8-13-17t9-6q4 2 4 7 0-5 4-7 8-3 9 6t-13 17z" fill={ink('sand')} />
      <CreditLine />
    </>
  ),
};

export const pixabay: BeforeAfter = {
  before: (
    <Drawn>
      <g transform="translate(-6 10)">{balloon}</g>
    </Drawn>
  ),
  after: (
    <>
      <Ground fill="sky" />
      <circle cx="140" cy="14" r="24" fill={ink('cream')} opacity="0.7" />
      <path d="M0 74q30-22 62-10t98-6v32H0z" fill={ink('leaf')} />
      <path d="M0 82q50-14 160-4v12H0z" fill={ink('mint')} opacity="0.7" />
      {balloon}
      <path d="M112 40a9 9 0 0 1 9-9 9 9 0 0 1 9-3 8 8 0 0 1 6 12z" fill={ink('snow')} />
      <CreditLine />
    </>
  ),
};

export const unsplash: BeforeAfter = {
  before: (
    <Drawn>
      <path d="M26 70l26-40 18 26 10-14 20 28z" fill={ink('iris')} />
      <circle cx="92" cy="28" r="9" fill={ink('amber')} />
    </Drawn>
  ),
  after: (
    <>
      <Ground fill="rose" />
      <rect width="160" height="34" fill={ink('lilac')} opacity="0.8" />
      <circle cx="112" cy="36" r="13" fill={ink('cream')} />
      <path d="M0 52l28-24 22 18 24-30 34 34 20-14 32 24v30H0z" fill={ink('iris')} opacity="0.45" />
      <path d="M0 66l36-22 26 16 30-24 32 26 36-18v46H0z" fill={ink('iris')} opacity="0.75" />
      <path d="M0 80l30-14 40 12 40-18 50 20v10H0z" fill={ink('ink')} />
      <CreditLine />
    </>
  ),
};

const music = [10, 18, 26, 16, 24, 12, 20, 28, 18, 10, 22, 26, 14, 20, 24, 16, 10, 18, 12];
const rain = [4, 9, 5, 12, 7, 10, 4, 11, 6, 13, 8, 5, 10, 7, 12, 5, 9, 6, 4];

export const freesound: BeforeAfter = {
  before: (
    <>
      <Ground fill="ink" />
      <Wave heights={music} y={45} fill="iris" />
    </>
  ),
  after: (
    <>
      <Ground fill="ink" />
      <Wave heights={music} y={28} fill="iris" />
      <Wave heights={rain} y={66} fill="sky" />
    </>
  ),
};
