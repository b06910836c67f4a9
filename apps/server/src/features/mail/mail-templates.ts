import type { MailContent } from './mail-content.ts';

type Template<Words extends Record<string, string>> = (words: Words) => MailContent;

/** Every mail the product sends. Names are permanent: mails wait in the database under them. */
export const mailTemplates = {
  'mail-check': ((words) => ({
    subject: 'Your Reelwright installation can send mail',
    preview: 'The test mail you asked for.',
    heading: 'Mail works',
    paragraphs: [
      `This test mail was asked for on the machine that runs Reelwright at ${words.publicUrl}.`,
      'Sign-up codes, password resets and finished-video notes will reach people the same way.',
    ],
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote: 'If you did not expect this mail, someone mistyped an address. You can ignore it.',
  })) satisfies Template<{ publicUrl: string }>,
} as const;

export type MailTemplateName = keyof typeof mailTemplates;
export type MailWords<Name extends MailTemplateName> = Parameters<(typeof mailTemplates)[Name]>[0];

export function isMailTemplateName(name: string): name is MailTemplateName {
  return Object.hasOwn(mailTemplates, name);
}
