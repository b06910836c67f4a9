/** What a mail says, before it is drawn as plain text and as HTML. */
export interface MailContent {
  readonly subject: string;
  /** The line that inboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown large and spaced, to be read off or copied. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** Who gets the answer, where that is not us. */
  readonly replyTo?: string;
  /** Small print: why this mail came, what to do if it is unexpected. */
  readonly footnote: string;
}
