const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** A size as people say it: 20971520 → "20 MB". */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const amount = Math.round((bytes / 1024 ** step) * 10) / 10;
  return `${amount} ${UNITS[step] ?? ''}`;
}
