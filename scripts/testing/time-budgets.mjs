/**
 * What every test file may take, in seconds of its own on two quiet cores, and the areas that are
 * added up at the end of a run. The first area that fits a file is its own.
 */
const areas = [
  { name: 'scripts', files: /^scripts\//, seconds: 6 },
  { name: 'packages', files: /^packages\//, seconds: 6 },
  { name: 'web: components in a browser', files: /\.component\.test/, seconds: 15 },
  { name: 'web: parts', files: /^apps\/web\//, seconds: 5 },
  { name: 'server: parts', files: /^apps\/server\/src\//, seconds: 10 },
  { name: 'server: killed and restarted', files: /killed|\/(start|cluster)\.test/, seconds: 50 },
  {
    name: 'server: video',
    files: /\/test\/(video|encode|mixed|render|media|youtube)/,
    seconds: 40,
  },
  { name: 'server: calls', files: /^apps\/server\/test\//, seconds: 20 },
  { name: 'stage', files: /^e2e\/stage\//, seconds: 40 },
  { name: 'browser: looks', files: /looks\.spec/, seconds: 60 },
  { name: 'browser: journeys', files: /^e2e\/journeys\//, seconds: 60 },
  { name: 'everything else', files: /./, seconds: 10 },
];

/** Files that need more than their area gives, each for a reason. */
const own = {
  // Twenty screens and popups, each at up to three widths.
  'e2e/journeys/looks.spec.ts': 120,
  // Every step of four wizards is drawn and looked through for everyone.
  'apps/web/src/wizards/steps.component.test.tsx': 30,
  // Each way to a voice, with real waits for a line that fails and one that is called off.
  'apps/web/src/voice/voice-over.component.test.tsx': 40,
  // The whole editor is drawn for each of its rules, and played.
  'apps/web/src/editor/editor.component.test.tsx': 40,
  // A real S3 server, on which every promise is tried as on the folder.
  'apps/server/src/storage/storage-contract.test.ts': 20,
  // Every theme is drawn, and its words are measured on the pixels behind them.
  'apps/server/src/make/sheets/measure-words.test.ts': 15,
  // The dictionary is read whole, for fifty keywords.
  'apps/server/src/providers/knowledge/embedded/embedded-knowledge.test.ts': 15,
  // A sound and a clip are made anew, to the byte.
  'library/library.test.ts': 20,
};

/** Unit and browser tests run side by side: six files or journeys at a time share two cores. */
const leeway = 5;

export function budgetOf(path) {
  return own[path] ?? areaOf(path).seconds;
}

function areaOf(path) {
  return areas.find(({ files }) => files.test(path));
}

/** How long each area took, with how many files, in the order of the table. */
export function secondsByArea(secondsOf) {
  return areas.flatMap((area) => {
    const files = Array.from(secondsOf).filter(([path]) => areaOf(path) === area);
    const seconds = files.reduce((sum, [, each]) => sum + each, 0);
    return files.length > 0 ? [{ name: area.name, files: files.length, seconds }] : [];
  });
}

/**
 * The files that took far longer than they may, each with a sentence.
 * @param slowdown how much of the machine others took, as `watchOtherWork` tells it
 */
export function filesOverBudget(secondsOf, slowdown = 1) {
  return Array.from(secondsOf).flatMap(([path, seconds]) => {
    const allowed = budgetOf(path) * leeway * slowdown;
    if (seconds <= allowed) return [];
    const sentence = `It took ${seconds.toFixed(0)} s, and ${allowed.toFixed(0)} s are allowed. Make it faster, or give it more in scripts/testing/time-budgets.mjs and say why.`;
    return [{ name: path, message: sentence }];
  });
}
