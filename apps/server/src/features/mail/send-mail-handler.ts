import { type Looks, noLooks, productName } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import type { MailProvider } from '../../providers/mail/mail-port.ts';
import type { MailContent } from './mail-content.ts';
import { lockUnsentMail, markMailFailed, markMailSent } from './mail-repository.ts';
import { isMailTemplateName, mailTemplates } from './mail-templates.ts';
import { mailLooksOf, renderMailHtml, renderMailText } from './render-mail.ts';
import { sendMailJob } from './send-mail-job.ts';

/**
 * Sends one mail. The row stays locked while the mail server is spoken to: should the queue hand the
 * job to a second worker meanwhile, that one waits and then finds the mail sent. A killed worker's
 * lock goes with its database connection.
 */
export function createSendMailHandler(
  db: Database,
  provider: MailProvider,
  looks: () => Looks = () => noLooks,
): JobHandler {
  return handleJob({
    job: sendMailJob,
    run: async ({ mailId }, { signal, log }) => {
      await db.transaction(async (transaction) => {
        const mail = await lockUnsentMail(transaction, mailId);
        if (!mail) return;
        const brand = mailLooksOf(looks());
        const content = inNameOf(brand.name, contentOf(mail.template, mail.words));
        await provider.send(
          {
            id: mail.id,
            to: mail.recipient,
            subject: content.subject,
            text: renderMailText(content, brand),
            html: renderMailHtml(content, brand),
            replyTo: content.replyTo,
          },
          signal,
        );
        await markMailSent(transaction, mailId);
        log.info({ mailId, template: mail.template }, 'mail sent');
      });
    },
    giveUp: async ({ mailId }) => {
      await markMailFailed(db, mailId, 'The mail server refused it or stayed unreachable.');
    },
  });
}

/** Templates speak of the product by its own name. */
function inNameOf(name: string, content: MailContent): MailContent {
  if (name === productName) return content;
  const named = (text: string) => text.replaceAll(productName, name);
  return {
    ...content,
    subject: named(content.subject),
    preview: named(content.preview),
    heading: named(content.heading),
    paragraphs: content.paragraphs.map(named),
    footnote: named(content.footnote),
    ...(content.button && {
      button: { ...content.button, label: named(content.button.label) },
    }),
  };
}

function contentOf(template: string, words: Record<string, string>): MailContent {
  if (!isMailTemplateName(template)) throw new Error(`There is no mail template "${template}".`);
  return mailTemplates[template](words as never);
}
