import { maxProjectBodyBytes } from '@reelwright/contract';
import { formatBytes } from '../../ui/file-problem.ts';

const advice = 'Please choose a file you got with “Download a backup copy”.';

/** Why a file can't be a backup copy, in a sentence, or undefined. The server looks closer: this spares people the wait. */
export function backupProblem(name: string, text: string): string | undefined {
  if (text.trim() === '') return `${name} is empty. ${advice}`;
  if (!isJsonObject(text)) return `${name} isn’t a backup copy of a video. ${advice}`;
  const bytes = new Blob([JSON.stringify(text)]).size;
  if (bytes > maxProjectBodyBytes) {
    return `${name} is too large. You can import up to ${formatBytes(maxProjectBodyBytes)}.`;
  }
  return undefined;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
