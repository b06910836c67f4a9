interface OfferedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface FileLimits {
  /** As in an input's accept: 'image/*', 'audio/mpeg', '.srt'. Empty takes anything. */
  readonly accept: readonly string[];
  readonly maxBytes?: number | undefined;
}

/** Why a file can't be taken, in a sentence, or undefined. The server checks again: this spares people the wait. */
export function fileProblem(
  file: OfferedFile,
  { accept, maxBytes }: FileLimits,
): string | undefined {
  if (accept.length > 0 && !accept.some((pattern) => matches(file, pattern))) {
    return `${file.name} can’t be used here. Please choose ${describeKinds(accept)}.`;
  }
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `${file.name} is ${formatBytes(file.size)}, and the limit is ${formatBytes(maxBytes)}. Please choose a smaller file.`;
  }
  return undefined;
}

function matches(file: OfferedFile, pattern: string): boolean {
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern.toLowerCase());
  if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
  return file.type === pattern;
}

/** Endings beside a whole kind are its files that browsers know no type for: the kind alone says enough. */
function describeKinds(accept: readonly string[]): string {
  const kinds = accept.filter((pattern) => pattern.endsWith('/*'));
  return (kinds.length > 0 ? kinds : accept).map(describeKind).join(' or ');
}

function describeKind(pattern: string): string {
  const kinds: Record<string, string> = {
    'image/*': 'a picture',
    'video/*': 'a video',
    'audio/*': 'a sound file',
    'audio/mpeg': 'an MP3',
  };
  return kinds[pattern] ?? `a ${pattern} file`;
}

/** '12 MB', '640 KB': one figure is enough to judge by. In thousands, as plans count: 2 GB of room are 2 GB here too. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000) + 1e-9),
  );
  const amount = bytes / 1000 ** step;
  const rounded = amount >= 10 || step === 0 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return `${rounded} ${units[step]}`;
}
