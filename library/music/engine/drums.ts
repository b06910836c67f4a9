/** Keys of the General MIDI drum map, by the names pieces use. */
export const drumKeys: Readonly<Record<string, number>> = {
  ...{ kick: 36, kick2: 35, rim: 37, snare: 38, clap: 39, snare2: 40, lowtom: 41, hat: 42 },
  ...{ floortom: 43, pedal: 44, midtom: 45, open: 46, hightom: 48, crash: 49, ride: 51 },
  ...{ bell: 53, tambourine: 54, splash: 55, cowbell: 56, crash2: 57, bongo: 60, lowbongo: 61 },
  ...{ conga: 63, lowconga: 64, mutedconga: 62, cabasa: 69, maracas: 70, claves: 75, block: 76 },
  ...{ triangle: 81, shaker: 82, snap: 39, bassdrum: 35 },
};

/** How loud each is beside the others. */
export const drumBalance: Readonly<Record<string, number>> = {
  ...{ kick: 108, snare: 98, clap: 92, rim: 84, hat: 66, open: 66, ride: 66, crash: 84 },
  ...{ shaker: 62, tambourine: 60, pedal: 60, cabasa: 58, maracas: 60, triangle: 54 },
};

/** The last four beats before a new section: sixteenths of one bar, over what is played anyway. */
export const fills: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  light: { snare: '..........g.g.ox', open: '..............x.' },
  toms: {
    snare: '........x.xx....',
    hightom: '..........x.x...',
    midtom: '............xx..',
    floortom: '.............xXX',
  },
  snare: { snare: '........ggooxxXX' },
  claps: { clap: '............x.xX' },
  stop: { kick: '............x...', snare: '............x...' },
};
