import type { MailContent } from './mail-content.ts';

type Template<Words extends Record<string, string>> = (words: Words) => MailContent;

/** Every mail that brings a code says how long it holds. */
const codeHolds = 'The code is valid for 10 minutes and works once.';

const videoFootnote =
  'You’re getting this email because this address was entered when the video was published. If that wasn’t you, someone mistyped their address.';

const affiliateFootnote =
  'You’re getting this email because you are an affiliate. You choose which of these you want on your dashboard.';

const transferFootnote = 'You’re getting this email because you asked for a transfer.';

/** Every mail the product sends. Names are permanent: mails wait in the database under them. */
export const mailTemplates = {
  'mail-check': ((words) => ({
    subject: 'Your Reelwright installation can send mail',
    preview: 'The test mail you asked for.',
    heading: 'Mail works',
    paragraphs: [
      `This test email was requested on the machine that runs Reelwright at ${words.publicUrl}.`,
      'Sign-up codes, password resets and “your video is ready” emails will reach people the same way.',
    ],
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote: 'If you didn’t expect this email, someone mistyped an address. You can ignore it.',
  })) satisfies Template<{ publicUrl: string }>,

  'verify-email': ((words) => ({
    subject: `${words.code} is your Reelwright code`,
    preview: 'Enter it to verify your email.',
    heading: 'Verify your email',
    paragraphs: ['Welcome! Enter this code in Reelwright to unlock all features.', codeHolds],
    code: words.code,
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote:
      'If you didn’t sign up, someone mistyped their address. You can ignore this email; nothing happens without the code.',
  })) satisfies Template<CodeWords>,

  'reset-password': ((words) => ({
    subject: `${words.code} is your code for a new password`,
    preview: 'Enter it to choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [
      'Enter this code in Reelwright, together with the new password you want. All your devices will then be logged out.',
      codeHolds,
    ],
    code: words.code,
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote:
      'If you didn’t ask for this, you can ignore this email: your password stays as it is. Never share the code with anybody.',
  })) satisfies Template<CodeWords>,

  'change-email': ((words) => ({
    subject: `${words.code} confirms your new email`,
    preview: 'Enter it to use this address for your account.',
    heading: 'Confirm your new email',
    paragraphs: ['Enter this code in Reelwright to use this address from now on.', codeHolds],
    code: words.code,
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote:
      'If you didn’t ask for this, someone mistyped their address. You can ignore this email; nothing happens without the code.',
  })) satisfies Template<CodeWords>,

  'leave-email': ((words) => ({
    subject: `${words.code} allows changing your email`,
    preview: 'Enter it only if you want your account to use another address.',
    heading: 'Change your email?',
    paragraphs: [
      'Enter this code in Reelwright, together with the one we sent to the new address, to move your account there.',
      codeHolds,
    ],
    code: words.code,
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote:
      'If you didn’t ask for this, somebody may be using your account. Please log in and log out everywhere; nothing changes without the code.',
  })) satisfies Template<CodeWords>,

  'delete-account': ((words) => ({
    subject: `${words.code} confirms deleting your account`,
    preview: 'Enter it only if you really want to leave.',
    heading: 'Delete your account',
    paragraphs: [
      'Enter this code in Reelwright to delete your account and everything in it. This cannot be undone.',
      codeHolds,
    ],
    code: words.code,
    footnote:
      'If you didn’t ask for this, somebody may be using your account. Please log in, change your password and log out everywhere.',
  })) satisfies Template<CodeWords>,

  'password-changed': ((words) => ({
    subject: 'Your password was changed',
    preview: 'All other devices were logged out.',
    heading: 'Your password was changed',
    paragraphs: ['Your account’s password was just changed. All other devices were logged out.'],
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote:
      'If that wasn’t you, please choose “Forgot password?” right away to get your account back.',
  })) satisfies Template<{ publicUrl: string }>,

  'email-changed': ((words) => ({
    subject: 'Your email was changed',
    preview: 'Your account now uses another address.',
    heading: 'Your email was changed',
    paragraphs: [
      `Your account now uses ${words.newEmail}. Emails from Reelwright no longer come to this address.`,
    ],
    footnote:
      'If that wasn’t you, please let the people who run this Reelwright know by replying to this email.',
  })) satisfies Template<{ newEmail: string }>,

  'google-linked': ((words) => ({
    subject: 'You can now sign in with Google',
    preview: 'Your account was connected with Google.',
    heading: 'Signing in with Google is on',
    paragraphs: [
      'Somebody signed in with the Google account of this address, so Google now opens your Reelwright account too.',
    ],
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote:
      'If that wasn’t you, please secure your Google account and change your password here.',
  })) satisfies Template<{ publicUrl: string }>,

  'sign-in-changed': ((words) => ({
    subject: 'How you log in was changed',
    preview: words.what,
    heading: 'How you log in was changed',
    paragraphs: [words.what],
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote: 'If that wasn’t you, please change your password right away.',
  })) satisfies Template<{ what: string; publicUrl: string }>,

  invitation: ((words) => ({
    subject: `${words.from} invites you to Reelwright`,
    preview: 'Make an account and your first video.',
    heading: 'You are invited',
    paragraphs: [
      `${words.from} invites you to make videos with Reelwright. The link is just for you and works for 14 days.`,
    ],
    button: { label: 'Make an account', url: words.link },
    footnote: 'If you don’t know who that is, you can ignore this email.',
  })) satisfies Template<{ link: string; from: string }>,

  // Says nothing that was typed in: anybody can type in anybody's address.
  'confirm-lead': ((words) => ({
    subject: 'Please confirm your address',
    preview: `You asked to hear from the people behind “${words.title}”.`,
    heading: 'Please confirm your address',
    paragraphs: [
      `Somebody entered this address while watching the video “${words.title}”, for the people who made it. Nobody gets it until you confirm.`,
      'With the same link, you can see what’s kept about you and have it removed at any time.',
    ],
    button: { label: 'Confirm my address', url: words.link },
    footnote:
      'If that wasn’t you, you can ignore this email: the address is forgotten within 7 days.',
  })) satisfies Template<{ title: string; link: string }>,

  'support-answer': ((words) => ({
    subject: `Re: ${words.subject}`,
    preview: 'The answer to your message.',
    heading: 'The answer to your message',
    paragraphs: words.answer.split(/\n+/).filter((line) => line.trim() !== ''),
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote: 'You’re getting this email because you wrote to support.',
  })) satisfies Template<{ subject: string; answer: string; publicUrl: string }>,

  'account-deleted': ((words) => ({
    subject: 'Your account was deleted',
    preview: 'Everything in it is gone.',
    heading: 'Goodbye, and thank you',
    paragraphs: [
      'Your account and everything in it has been deleted, as you asked. You’re welcome back any time.',
    ],
    button: { label: 'Open Reelwright', url: words.publicUrl },
    footnote: 'This is the last email you’ll get from us.',
  })) satisfies Template<{ publicUrl: string }>,

  'support-message': ((words) => ({
    subject: `Support: ${words.subject}`,
    preview: `${words.name} wrote through the support page.`,
    heading: words.subject,
    paragraphs: words.message.split(/\n+/).filter((line) => line.trim() !== ''),
    replyTo: words.email,
    footnote: `From ${words.name} <${words.email}>, ${words.account}. Your reply to this email goes to them.`,
  })) satisfies Template<{
    name: string;
    email: string;
    subject: string;
    message: string;
    account: string;
  }>,

  // Says nothing that was typed in: anybody can type in anybody's address.
  'support-received': ((words) => ({
    subject: 'We got your message',
    preview: 'We’ll reply by email as soon as we can.',
    heading: 'We got your message',
    paragraphs: [
      'Thank you for writing. A person will read your message and reply to this address as soon as possible.',
      'In the meantime, the help pages may already have what you’re looking for.',
    ],
    button: { label: 'Open the help pages', url: `${words.publicUrl}/support` },
    footnote:
      'If you didn’t write to us, someone mistyped their address. You can ignore this email.',
  })) satisfies Template<{ publicUrl: string }>,

  'video-ready': ((words) => ({
    subject: 'Your video is ready',
    preview: 'Watch it, download it, share it.',
    heading: 'Your video is ready',
    paragraphs: [
      words.title
        ? `“${words.title}” is ready to watch, share and download.`
        : 'It’s ready to watch, share and download.',
    ],
    button: { label: 'Watch your video', url: words.videoUrl },
    footnote: videoFootnote,
  })) satisfies Template<VideoWords>,

  'video-failed': ((words) => ({
    subject: 'Your video could not be made',
    preview: 'Your project is safe.',
    heading: 'Your video could not be made',
    paragraphs: [
      words.problem ??
        `${words.title ? `“${words.title}”` : 'It'} could not be converted, possibly because a video or an image inside it is broken.`,
      words.problem
        ? 'Your project is safe. Reply to this email if you need help.'
        : 'Your project is safe. Please publish it again, or reply to this email if that doesn’t help.',
    ],
    button: { label: 'Open your projects', url: words.projectsUrl },
    footnote: videoFootnote,
  })) satisfies Template<VideoWords & { problem?: string }>,

  'affiliate-signup': ((words) => ({
    subject: 'Somebody signed up through your link',
    preview: 'Your affiliate link works.',
    heading: words.signups === '1' ? 'A new sign-up' : `${words.signups} new sign-ups`,
    paragraphs: [
      words.signups === '1'
        ? 'Somebody followed your link and made an account. You earn on everything they pay.'
        : `${words.signups} people followed your link and made an account. You earn on everything they pay.`,
    ],
    button: { label: 'Open your dashboard', url: words.dashboardUrl },
    footnote: affiliateFootnote,
  })) satisfies Template<AffiliateWords>,

  'affiliate-payment': ((words) => ({
    subject: `You earned ${words.earned}`,
    preview: 'Somebody you referred paid for a plan.',
    heading: `You earned ${words.earned}`,
    paragraphs: [
      'Somebody you referred paid for a plan. Your share is final 35 days after the payment.',
    ],
    button: { label: 'Open your dashboard', url: words.dashboardUrl },
    footnote: affiliateFootnote,
  })) satisfies Template<AffiliateWords>,

  'affiliate-summary': ((words) => ({
    subject: `Your affiliate summary for ${words.name}`,
    preview: `${words.earned} earned.`,
    heading: `Your summary for ${words.name}`,
    paragraphs: [
      `Visits: ${words.visits}`,
      `Sign-ups: ${words.signups}`,
      `Earned: ${words.earned}`,
    ],
    button: { label: 'Open your dashboard', url: words.dashboardUrl },
    footnote: affiliateFootnote,
  })) satisfies Template<AffiliateWords>,

  'affiliate-transfer': ((words) =>
    words.outcome === 'sent'
      ? {
          subject: `${words.amount} was sent to you`,
          preview: 'Your transfer is on its way.',
          heading: `${words.amount} was sent to you`,
          paragraphs: ['Your transfer was sent to your PayPal account.'],
          button: { label: 'Open your dashboard', url: words.dashboardUrl },
          footnote: transferFootnote,
        }
      : {
          subject: 'Your transfer failed',
          preview: `Your ${words.amount} is back on your dashboard.`,
          heading: 'Your transfer failed',
          paragraphs: [
            `Your ${words.amount} couldn’t be sent, and is back on your dashboard. You can ask for it again there.`,
            words.reason,
          ].filter(Boolean),
          button: { label: 'Open your dashboard', url: words.dashboardUrl },
          footnote: transferFootnote,
        }) satisfies Template<{
    amount: string;
    outcome: 'sent' | 'failed';
    reason: string;
    dashboardUrl: string;
  }>,

  'affiliate-desk': ((words) => ({
    subject: 'Affiliates are waiting for you',
    preview: 'There is something for you to decide.',
    heading: 'Affiliates are waiting for you',
    paragraphs: [words.transfers, words.people, words.holds].filter(Boolean),
    button: { label: 'Open the affiliate desk', url: words.deskUrl },
    footnote:
      'You’re getting this email because this Reelwright is yours. Affiliates are promised that money arrives within 2 business days.',
  })) satisfies Template<{ transfers: string; people: string; holds: string; deskUrl: string }>,

  'payment-declined': ((words) => ({
    subject: 'Your card was declined',
    preview: 'Please update it to keep your plan.',
    heading: 'Your card was declined',
    paragraphs: [
      'We tried to renew your Reelwright plan, but the payment was declined.',
      `Please update your card. We’ll try again over the next few days, and your plan continues until ${words.until} in the meantime.`,
    ],
    button: { label: 'Update your card', url: words.billingUrl },
    footnote:
      'If you no longer want the plan, you can cancel it on the same page. Your projects and videos stay where they are.',
  })) satisfies Template<{ until: string; billingUrl: string }>,
} as const;

type AffiliateWords = {
  name: string;
  signups: string;
  visits: string;
  earned: string;
  dashboardUrl: string;
};
type VideoWords = { title: string; videoUrl: string; projectsUrl: string };
type CodeWords = { code: string; publicUrl: string };

export type MailTemplateName = keyof typeof mailTemplates;
export type MailWords<Name extends MailTemplateName> = Parameters<(typeof mailTemplates)[Name]>[0];

export function isMailTemplateName(name: string): name is MailTemplateName {
  return Object.hasOwn(mailTemplates, name);
}
