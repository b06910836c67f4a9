import type { StoredFile } from '@reelwright/contract';
import { formatBytes } from '../../ui/file-problem.ts';
import { mediaKindOf } from '../media-kind.ts';

const kindWords = { image: 'picture', video: 'video', audio: 'sound' } as const;
/** Where people know a format by another name. */
const formatNames: Readonly<Record<string, string>> = {
  mpeg: 'MP3',
  'svg+xml': 'SVG',
  'x-wav': 'WAV',
  jpeg: 'JPEG',
  mp4: 'MP4',
};

/** What a file is, how large and which shape: 'PNG picture', '1.2 MB', '640 × 360'. */
export function describeFile({ type, bytes, width, height }: StoredFile): readonly string[] {
  const [, format = ''] = type.split('/');
  const name = formatNames[format] ?? format.toUpperCase();
  return [
    `${name} ${kindWords[mediaKindOf(type)]}`.trim(),
    formatBytes(bytes),
    ...(width && height ? [`${width} × ${height}`] : []),
  ];
}
