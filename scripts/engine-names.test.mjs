import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wizardList } from '../packages/wizards/src/wizard-list.ts';

const root = join(import.meta.dirname, '..');
const engine = ['packages/wizards/src/machine', 'apps/web/src/wizard', 'apps/server/src/make'];
/** Wizards that are called as what every wizard asks for or may be given. */
const plainWords = ['keyword', 'article', 'news'];

it('the engine knows no wizard by name: adding one changes none of its files', () => {
  const ids = wizardList.map(({ id }) => id);
  const named = ids.filter((id) => !plainWords.includes(id));
  const names = new RegExp(
    `\\b(?:${named.join('|')})|wizards/(?:${ids.join('|')})\\b|'(?:${ids.join('|')})-video'`,
    'i',
  );
  const files = engine.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(80);
  const naming = files.filter((file) => names.test(readFileSync(join(root, file), 'utf8')));
  expect(naming).toEqual([]);
});
