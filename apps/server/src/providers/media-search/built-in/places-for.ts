/** Real places that things of a group are seen in; groups as emoji are grouped. */
const places: Readonly<Record<number, readonly string[]>> = {
  0: ['studio', 'lobby', 'park', 'city'],
  1: ['city', 'lobby', 'park', 'studio'],
  3: ['forest', 'park', 'dawn', 'sunset'],
  4: ['apartment', 'lobby', 'venice', 'park'],
  5: ['sunset', 'city', 'bridge', 'esplanade'],
  6: ['hall', 'park', 'esplanade', 'studio'],
  7: ['studio', 'apartment', 'workshop', 'lobby', 'lab'],
  8: ['studio', 'night', 'lobby'],
};
const special: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /rocket|planet|moon|star|milky|satellite|telescope|astronaut|comet|saucer/,
    ['night', 'dawn', 'sky'],
  ],
  [/airplane|bird|eagle|balloon|parachute|dove|cloud|sun/, ['sky', 'sunrise', 'dawn']],
  [/wrench|hammer|gear|screw|tool|nut|factory|tractor|truck/, ['workshop', 'warehouse']],
  [/microscope|test-tube|dna|petri|alembic|pill|syringe|stethoscope/, ['lab', 'studio']],
  [
    /laptop|computer|briefcase|chart|clipboard|office|telephone/,
    ['lobby', 'studio', 'apartment', 'city'],
  ],
  [
    /fish|whale|dolphin|shark|octopus|wave|ship|boat|beach|crab|shell/,
    ['esplanade', 'sunset', 'sky', 'venice'],
  ],
  [/bed|sleep|night|owl|bat/, ['night', 'apartment']],
];

export function placesFor(group: number, name: string): readonly string[] {
  return (
    special.find(([names]) => names.test(name))?.[1] ?? places[group] ?? ['studio', 'lobby', 'city']
  );
}
