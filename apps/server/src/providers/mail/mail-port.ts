/** One finished mail. */
export interface MailMessage {
  /** Becomes the Message-ID, so a mail that is sent again after a crash is seen as the same. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string | undefined;
}

/** The mail port: hands a mail over for delivery, or throws so that it is tried again. */
export interface MailProvider {
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
  /** For the start-up log: where mails go. */
  readonly description: string;
}
