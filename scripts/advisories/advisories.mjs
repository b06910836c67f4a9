/**
 * Advisories as npm writes them: what is wrong with which versions of a package. They are kept here, so that the check
 * works on a machine without a network; `node scripts/check-advisories.mjs --refresh` asks the registry for what is new.
 */

/** @typedef {{ package: string, vulnerable: string, title: string, url: string }} Advisory */

/** The installed versions of every package that a lock file names. */
function lockedPackages(lock) {
  return Object.entries(lock.packages).flatMap(([path, { version, name, link }]) => {
    const folder = path.split('node_modules/').at(-1);
    if (!version || link || !path.includes('node_modules/')) return [];
    return [{ name: name ?? folder, version, path }];
  });
}

/** @param {readonly Advisory[]} advisories */
export function findAffected(lock, advisories) {
  return lockedPackages(lock).flatMap((one) =>
    advisories
      .filter(({ package: name, vulnerable }) => name === one.name && isIn(one.version, vulnerable))
      .map((advisory) => ({ ...one, advisory })),
  );
}

/** Whether a version is in a range as advisories write it: `>=5.0.0 <5.3.2 || <4.1.0`. */
export function isIn(version, range) {
  return range.split('||').some((part) => {
    const bounds = [...part.matchAll(/(<=|>=|<|>|=)?\s*v?(\d[^\s,]*)/g)];
    if (bounds.length === 0) return part.trim() === '*';
    return bounds.every(([, sign = '=', bound]) => {
      const order = compareVersions(version, bound);
      if (sign === '<') return order < 0;
      if (sign === '<=') return order <= 0;
      if (sign === '>') return order > 0;
      if (sign === '>=') return order >= 0;
      return order === 0;
    });
  });
}

/** What the registry told (`npm audit --json`), as it is kept. */
export function advisoriesIn(audit) {
  return Object.values(audit.vulnerabilities ?? {}).flatMap(({ via }) =>
    via
      .filter((one) => typeof one === 'object')
      .map(({ name, range, title, url }) => ({ package: name, vulnerable: range, title, url })),
  );
}

/** A version before a release (`2.0.0-beta.1`) is older than it. */
function compareVersions(one, other) {
  const [a, b] = [parts(one), parts(other)];
  for (let at = 0; at < 3; at++) {
    if (a.numbers[at] !== b.numbers[at]) return (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
  }
  if (a.before === b.before) return 0;
  if (!a.before) return 1;
  if (!b.before) return -1;
  return a.before.localeCompare(b.before, 'en', { numeric: true });
}

function parts(version) {
  const [release = '', before = ''] = version.split('+', 1)[0].split(/-(.*)/s);
  return { numbers: release.split('.').map(Number), before };
}
