import type { Cue } from './cue.ts';

/** SubRip: what video sites and editors take. Lines end as Windows players expect it. */
export function writeSrt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }, index) => [
    `${index + 1}`,
    `${formatTime(start, ',')} --> ${formatTime(end, ',')}`,
    // The arrow would be taken for times.
    ...linesOf(text).map((line) => line.replaceAll('-->', '->')),
    '',
  ]);
  return blocks.flat().join('\r\n');
}

/** WebVTT: what browsers show. Its head names the language, as 'de', where that is known. */
export function writeVtt(cues: readonly Cue[], language?: string): string {
  const blocks = cues.map(({ start, end, text }) => [
    `${formatTime(start, '.')} --> ${formatTime(end, '.')}`,
    ...linesOf(text).map(escapeVtt),
    '',
  ]);
  const head = language ? ['WEBVTT', `Language: ${language}`] : ['WEBVTT'];
  return [...head, '', ...blocks.flat()].join('\n');
}

/** An empty line would end the cue. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function escapeVtt(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** 3725.5 → '01:02:05,500'. Hours take as many digits as they need. */
function formatTime(seconds: number, point: ',' | '.'): string {
  const ms = Math.round(Math.max(0, seconds) * 1000);
  const part = (unitMs: number, size: number, digits: number) =>
    String(Math.floor(ms / unitMs) % size).padStart(digits, '0');
  const hours = String(Math.floor(ms / 3_600_000)).padStart(2, '0');
  return `${hours}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}${point}${part(1, 1000, 3)}`;
}
