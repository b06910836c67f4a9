/** Where the programs are; from settings. */
export interface MediaPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** Reads the photos of phones (HEIC); not everywhere there. */
  readonly heifConvert?: string | undefined;
}
