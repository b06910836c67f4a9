import {
  type BeforeAfter,
  Drum,
  Envelope,
  Ground,
  ink,
  Lines,
  Person,
  Tick,
} from './picture-parts.tsx';

export const mail: BeforeAfter = {
  before: (
    <>
      <Ground fill="lilac" />
      <path d="M40 26h26l6 7h48v44H40z" fill={ink('iris')} />
      <Envelope x={57} y={40} />
    </>
  ),
  after: (
    <>
      <Ground fill="lilac" />
      <Envelope x={50} y={30} />
      <path
        d="M14 36h26M22 46h18M14 56h26"
        stroke={ink('iris')}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Person x={128} y={36} fill="ink" />
    </>
  ),
};

export const google: BeforeAfter = {
  before: (
    <>
      <Ground fill="mist" />
      <rect x="44" y="8" width="72" height="74" rx="6" fill={ink('snow')} />
      <g fill="none" stroke={ink('sky')} strokeWidth="1.5">
        <rect x="52" y="18" width="56" height="14" rx="3" />
        <rect x="52" y="38" width="56" height="14" rx="3" />
      </g>
      <rect x="52" y="60" width="56" height="14" rx="4" fill={ink('iris')} />
    </>
  ),
  after: (
    <>
      <Ground fill="mist" />
      <rect x="44" y="8" width="72" height="74" rx="6" fill={ink('snow')} />
      <circle cx="80" cy="32" r="14" fill={ink('amber')} />
      <circle cx="80" cy="28.5" r="5" fill={ink('snow')} />
      <path d="M71 41a9 8 0 0 1 18 0 14 14 0 0 1-18 0z" fill={ink('snow')} />
      <rect x="52" y="57" width="56" height="16" rx="5" fill={ink('iris')} />
      <Lines at={[[62, 63, 36]]} fill="snow" height={4} />
    </>
  ),
};

const film = (
  <>
    <rect x="18" y="22" width="64" height="44" rx="5" fill={ink('ink')} />
    <path d="M43 34v20l17-10z" fill={ink('amber')} />
  </>
);

export const youtube: BeforeAfter = {
  before: (
    <>
      <Ground fill="rose" />
      {film}
      <path
        d="M120 24v26m-10-10l10 10 10-10M102 56v10h36V56"
        fill="none"
        stroke={ink('ink')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  after: (
    <>
      <Ground fill="rose" />
      {film}
      <path
        d="M88 44h16m-6-6l6 6-6 6"
        fill="none"
        stroke={ink('ink')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="112" y="16" width="38" height="58" rx="5" fill={ink('snow')} />
      <circle cx="131" cy="28" r="7" fill={ink('clay')} />
      <rect x="117" y="41" width="28" height="16" rx="2" fill={ink('ink')} />
      <path d="M128.5 45v8l6.5-4z" fill={ink('amber')} />
      <Lines
        at={[
          [117, 62, 28],
          [117, 67, 18],
        ]}
        fill="sand"
        height={3}
      />
    </>
  ),
};

export const payments: BeforeAfter = {
  before: (
    <>
      <Ground fill="mint" />
      <rect x="42" y="10" width="76" height="70" rx="5" fill={ink('snow')} />
      <Lines
        at={[
          [52, 22, 38],
          [52, 40, 32],
          [52, 58, 36],
        ]}
        fill="leaf"
      />
      <g fill="none" stroke={ink('leaf')} strokeWidth="2">
        <rect x="98" y="19" width="11" height="11" rx="2" />
        <rect x="98" y="37" width="11" height="11" rx="2" />
        <rect x="98" y="55" width="11" height="11" rx="2" />
      </g>
      <path
        d="M100 24.500l3 3 7-8"
        fill="none"
        stroke={ink('ink')}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  after: (
    <>
      <Ground fill="mint" />
      <rect x="34" y="18" width="92" height="56" rx="7" fill={ink('leaf')} />
      <rect x="34" y="29" width="92" height="11" fill={ink('ink')} />
      <Lines
        at={[
          [44, 54, 40],
          [44, 63, 24],
        ]}
        fill="mint"
      />
      <circle cx="126" cy="72" r="11" fill={ink('mint')} />
      <g transform="translate(126 72) scale(1.4)">
        <Tick x={0} y={0} />
      </g>
    </>
  ),
};

export const backups: BeforeAfter = {
  before: (
    <>
      <Ground fill="sand" />
      <rect x="24" y="14" width="112" height="62" rx="7" fill={ink('cream')} />
      <Drum x={36} y={32} fill="iris" />
      <Drum x={88} y={32} fill="iris" />
      <path
        d="M80 8l-7 20 12 8-11 18 8 8-5 20"
        fill="none"
        stroke={ink('clay')}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
    </>
  ),
  after: (
    <>
      <Ground fill="sand" />
      <rect x="12" y="14" width="58" height="62" rx="7" fill={ink('cream')} />
      <Drum x={23} y={32} fill="iris" />
      <path
        d="M75 45h12m-5-5l5 5-5 5"
        fill="none"
        stroke={ink('ink')}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="92" y="14" width="58" height="62" rx="7" fill={ink('cream')} />
      <Drum x={103} y={32} fill="leaf" />
      <Tick x={141} y={68} />
    </>
  ),
};
