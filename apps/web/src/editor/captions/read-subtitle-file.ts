import { type ReadSubtitles, readSubtitles, subtitleLimits } from '@reelwright/subtitles';
import { formatBytes } from '../../ui/file-problem.ts';

/** Read, with what was put right; or a sentence about why it cannot be. */
export type SubtitleFile =
  | { readonly name: string; readonly read: ReadSubtitles }
  | { readonly name: string; readonly problem: string };

const otherKinds: readonly (readonly [start: string, what: string])[] = [
  ['image/', 'a picture'],
  ['video/', 'a video'],
  ['audio/', 'a sound'],
  ['application/pdf', 'a PDF'],
];

/** A file of subtitles, whatever it is called; what is clearly something else is not even read. */
export async function readSubtitleFile(file: File): Promise<SubtitleFile> {
  const { name, size, type } = file;
  const [, kind] = otherKinds.find(([start]) => type.startsWith(start)) ?? [];
  if (kind) {
    return { name, problem: `“${name}” is ${kind}. Please choose a subtitle file: SRT or WebVTT.` };
  }
  if (size > subtitleLimits.maxBytes) {
    const problem = `“${name}” is ${formatBytes(size)}. Subtitle files are much smaller: 5 MB at most.`;
    return { name, problem };
  }
  try {
    return readSubtitleText(name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { name, problem: `“${name}” could not be read. Please choose it again.` };
  }
}

export function readSubtitleText(name: string, text: string | Uint8Array): SubtitleFile {
  const read = readSubtitles(text);
  if (read.cues.length > 0) return { name, read };
  const what = 'It has no subtitles we can read.';
  return {
    name,
    problem: `${what} We read SRT and WebVTT: a line of times, then the words below it.`,
  };
}
