/** One file of letters: a font's face, for one script. */
export interface FontFile {
  /** What canvases and pages call it: every file has a name of its own, so none is ever mixed up or slanted by force. */
  readonly name: string;
  /** As @fontsource counts: `sen/files/sen-latin-700-normal.woff2`. */
  readonly path: string;
}
