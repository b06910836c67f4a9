/** Made when it is first needed: a browser takes long to read what it knows about languages. */
let segmenter: Intl.Segmenter | undefined;

/** Letters as people count them. */
export function graphemes(text: string): string[] {
  // Plain letters need no segmenter, and most text is plain. ASCII only: \r\n is one grapheme.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Whether a grapheme is drawn as a picture: what people call an emoji. */
export function isEmoji(grapheme: string): boolean {
  if (grapheme.length === 1 && grapheme < '\u203c') return false;
  if (grapheme.endsWith('\ufe0e')) return false;
  return /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Extended_Pictographic}.*\u200d|\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|\p{Emoji}\p{Emoji_Modifier})/u.test(
    grapheme,
  );
}

/** Joined letters (Arabic, Syriac, N'Ko …) that lose their shape when drawn one by one. */
export function isJoined(grapheme: string): boolean {
  return /[\u0600-\u06ff\u0700-\u074f\u0750-\u077f\u07c0-\u07ff\u0840-\u085f\u0860-\u086f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/.test(
    grapheme,
  );
}
