interface SpokenLine {
  /** Whatever tells one slide from the next. */
  readonly slide: string;
  readonly text: string;
}

/** What is said in a film, to be read: one paragraph for every slide on which something is said. */
export function writeTranscript(lines: readonly SpokenLine[]): string {
  const paragraphs: string[] = [];
  let slide: string | undefined;
  for (const line of lines) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    if (slide === line.slide) paragraphs.push(`${paragraphs.pop() ?? ''} ${text}`);
    else paragraphs.push(text);
    slide = line.slide;
  }
  return paragraphs.map((paragraph) => `${paragraph}\n`).join('\n');
}
