/** Where the programs are; from settings. */
export interface MediaPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}
