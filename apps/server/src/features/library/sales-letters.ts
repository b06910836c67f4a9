import { readFile } from 'node:fs/promises';
import { CodedError } from '../../errors/coded-error.ts';
import { libraryFolder } from '../../library/shipped-manifest.ts';

/** A sample sales letter; a line of the file is a line of the letter. */
export async function readSalesLetter(number: string): Promise<string[]> {
  const path = `${libraryFolder}/sales-letters/vsl-${number}.txt`;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CodedError('not-found');
  return text.split('\n').filter((line) => line.trim() !== '');
}
