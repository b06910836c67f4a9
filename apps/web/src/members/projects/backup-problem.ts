import { maxProjectBodyBytes } from '@reelwright/contract';
import { sizeWords } from '../../ui/file-problem.ts';

const WHICH = "Please choose a file that 'Download a backup copy' made.";

/** Why a file can't be a backup copy, in a sentence, or undefined. The server looks closer: this spares people the wait. */
export function backupProblem(name: string, text: string): string | undefined {
  if (text.trim() === '') return `${name} is empty. ${WHICH}`;
  if (!isJsonObject(text)) return `${name} is not a backup copy of a video. ${WHICH}`;
  const bytes = new Blob([JSON.stringify(text)]).size;
  if (bytes > maxProjectBodyBytes) {
    return `${name} is too large: ${sizeWords(maxProjectBodyBytes)} is the most that can be imported.`;
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
