import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export interface FoundPattern {
  readonly file: string;
  readonly pattern: RegExp;
}

/** Every regular expression that is written in the code of these folders, tests left out. */
export function patternsInCode(root: string, folders: readonly string[]): readonly FoundPattern[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  );
  return files
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return patternsOf(parseSync(file, text).program).map((pattern) => ({ file, pattern }));
    });
}

function patternsOf(node: unknown): RegExp[] {
  if (Array.isArray(node)) return node.flatMap(patternsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { regex } = node as {
    readonly regex?: { readonly pattern: string; readonly flags: string };
  };
  if (regex) return [new RegExp(regex.pattern, regex.flags)];
  return Object.values(node).flatMap(patternsOf);
}
