/** A help page. Its text is content/<section>/<slug>.md. */
export interface HelpPage {
  readonly section: 'support' | 'docs';
  /** Permanent: other pages and mails link to it. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** Every help page, in reading order within its section. */
export const helpPages: readonly HelpPage[] = [
  {
    section: 'support',
    slug: 'getting-started',
    title: 'Getting started',
    summary: 'Create an account, make your first video, and find your way around.',
  },
  {
    section: 'support',
    slug: 'your-projects',
    title: 'Your projects',
    summary:
      'Find, rename, copy, delete, restore and back up your videos, and what each status means.',
  },
  {
    section: 'support',
    slug: 'plans-and-billing',
    title: 'Plans and billing',
    summary: 'What’s in each plan, how to get one, and where your invoices are.',
  },
  {
    section: 'support',
    slug: 'top-10-video',
    title: 'Top 10 videos',
    summary: 'A countdown from one keyword: ideas, items, trivia and the order they come in.',
  },
  {
    section: 'support',
    slug: 'your-own-knowledge',
    title: 'Your own knowledge',
    summary: 'Add what only you know, such as your products, and correct what Reelwright knows.',
  },
  {
    section: 'support',
    slug: 'keyword-video',
    title: 'Keyword videos',
    summary: 'Start with a word, pick an article about it, and turn it into a video.',
  },
  {
    section: 'support',
    slug: 'article-to-video',
    title: 'Article to video',
    summary: 'A link, a text or a file, cut down to lines that work on screen.',
  },
  {
    section: 'support',
    slug: 'bonus-tools',
    title: 'Bonus tools',
    summary:
      'Small tools beside the wizards: 3D boxes, animated screenshots, video players and thumbnails.',
  },
  {
    section: 'support',
    slug: 'affiliate-video-marketing',
    title: 'Affiliate video marketing',
    summary: 'From the pain to the bonus: the script that sells a product you recommend.',
  },
  {
    section: 'support',
    slug: 'product-review-video',
    title: 'Product review and comparison videos',
    summary: 'Two to four products, feature by feature, with a winner at the end.',
  },
  {
    section: 'support',
    slug: 'video-sales-letters',
    title: 'Video sales letters',
    summary: 'Bring your script; each paragraph becomes a slide you can style.',
  },
  {
    section: 'support',
    slug: 'podcast-to-video',
    title: 'Podcast to video',
    summary: 'Upload an MP3, get its transcript, and add pictures to what’s said.',
  },
  {
    section: 'support',
    slug: 'create-news-video',
    title: 'News videos',
    summary: 'Two to four stories with headlines, bullets and a jingle.',
  },
  {
    section: 'support',
    slug: 'quiz-video',
    title: 'Quiz videos',
    summary: 'Up to ten questions, a ticking bar, and the answer.',
  },
  {
    section: 'support',
    slug: 'voice-over',
    title: 'Voice-over',
    summary: 'A computer voice, your microphone, or an MP3 you already have.',
  },
  {
    section: 'support',
    slug: 'captions',
    title: 'Captions and subtitles',
    summary: 'Show, correct and time what is said, and bring in or take along SRT and WebVTT.',
  },
  {
    section: 'support',
    slug: 'languages',
    title: 'Videos in other languages',
    summary: 'Choose the language of a video, find a voice for it, or translate one that is done.',
  },
  {
    section: 'support',
    slug: 'publish-your-video',
    title: 'Publish, embed and download',
    summary: 'What happens after the last step, and what each status means.',
  },
  {
    section: 'support',
    slug: 'youtube-setup',
    title: 'Connect YouTube',
    summary: 'How an installation gets access to YouTube, and how you connect your channel.',
  },
  {
    section: 'docs',
    slug: 'account',
    title: 'Your account',
    summary: 'Codes, passwords, devices and changing your email.',
  },
  {
    section: 'docs',
    slug: 'limits',
    title: 'Limits of each plan',
    summary: 'Every limit, for guests and for each plan.',
  },
  {
    section: 'docs',
    slug: 'mask',
    title: 'Masks',
    summary: 'Cut an image or a video into any shape.',
  },
  {
    section: 'docs',
    slug: 'keyboard-shortcuts',
    title: 'Keyboard shortcuts',
    summary: 'Play, cut, move and copy in the editor without the mouse.',
  },
  {
    section: 'docs',
    slug: 'knowledge',
    title: 'What Reelwright knows',
    summary: 'What films are made of, and how whoever runs Reelwright lets it look things up.',
  },
];

export const sectionTitles = { support: 'Guides', docs: 'Documentation' } as const;

export const helpAddress = ({ section, slug }: Pick<HelpPage, 'section' | 'slug'>) =>
  `/${section}/${slug}`;
