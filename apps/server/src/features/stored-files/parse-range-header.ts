import type { RequestedRange } from '../../storage/storage.ts';

/** The one range a player asks for. Several at once, or nonsense, are answered with the whole file. */
export function parseRangeHeader(header: string | undefined): RequestedRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '');
  if (!match) return undefined;
  const [, start = '', end = ''] = match;
  if (start === '') return end === '' ? undefined : { lastBytes: Number(end) };
  if (end === '') return { start: Number(start) };
  if (Number(end) < Number(start)) return undefined;
  return { start: Number(start), end: Number(end) };
}
