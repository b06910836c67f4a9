/**
 * The formats people may bring. Everything else that ffmpeg could read (playlists, concat scripts,
 * captions that name other files …) would let a file reach for what is not its own.
 */
const formats = {
  video: ['mov', 'mp4', 'm4a', '3gp', '3g2', 'mj2', 'matroska', 'webm', 'avi', 'gif'],
  audio: ['mp3', 'wav', 'ogg', 'flac', 'aac', 'mov', 'mp4', 'm4a', 'matroska', 'webm'],
} as const;

export type MediaFormat = keyof typeof formats;

/** The arguments that open a local file somebody brought: as that kind of media, and as nothing else. */
export function untrustedInput(kind: MediaFormat, file: string): readonly string[] {
  return [
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    formats[kind].join(','),
    '-i',
    `file:${file}`,
  ];
}
