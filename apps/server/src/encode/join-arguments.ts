/** The list of pieces as ffmpeg's concat reader takes it. Names are ours: letters, digits, - . only. */
export function segmentList(files: readonly string[]): string {
  const odd = files.find((file) => !/^[\w.-]+$/.test(file));
  if (odd !== undefined) throw new Error(`A segment cannot be called ${odd}.`);
  return `ffconcat version 1.0\n${files.map((file) => `file ${file}\n`).join('')}`;
}

/** The arguments that put pieces of video and the sound together without encoding either again. */
export function joinArguments(list: string, audio: string, file: string): string[] {
  return [
    '-nostdin',
    '-v',
    'error',
    '-y',
    '-f',
    'concat',
    '-i',
    `file:${list}`,
    '-i',
    `file:${audio}`,
    '-map',
    '0:v:0',
    '-map',
    '1:a:0',
    '-c',
    'copy',
    // What players need to start stands at the beginning of the file.
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    `file:${file}`,
  ];
}
