import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const IMPORT = /import \{([^}]+)\} from '@mantine\/core'/g;
const sourceFolder = fileURLToPath(new URL('..', import.meta.url));
const styleSheets = new URL('../styles/', import.meta.resolve('@mantine/core'));

/** The components that screens and parts take from Mantine, by the names they import. */
function importedNames(): Set<string> {
  const sources = globSync('**/*.tsx', { cwd: sourceFolder });
  const lists = sources.flatMap((path) => [
    ...readFileSync(`${sourceFolder}${path}`, 'utf8').matchAll(IMPORT),
  ]);
  return new Set(lists.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));
}

it('has the style sheet of every Mantine component in use', () => {
  const kept = readFileSync(new URL('./mantine-styles.css', import.meta.url), 'utf8');
  const names = [...importedNames()];
  const missing = names.filter(
    (name) =>
      existsSync(new URL(`${name}.layer.css`, styleSheets)) && !kept.includes(`/${name}.layer.css`),
  );
  expect(names).toContain('Button');
  expect(missing).toEqual([]);
});
