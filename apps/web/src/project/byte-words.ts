const UNITS = ['bytes', 'KB', 'MB'] as const;

/** '512 bytes', '1.4 KB', '12 MB'. */
export function byteWords(bytes: number): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const amount = bytes / 1024 ** power;
  const digits = power > 0 && amount < 10 ? 1 : 0;
  return `${amount.toFixed(digits)} ${UNITS[power]}`;
}
