/** One thing that a service has to be told, kept under the name of the setting it stands for. */
export interface ConnectionField {
  readonly setting: string;
  readonly label: string;
  /** A secret is never sent back to a browser; a model is chosen from those the service lists. */
  readonly kind: 'text' | 'address' | 'secret' | 'model';
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly description?: string;
  readonly default?: string;
}

export const connectionGroups = {
  free: 'Free, without a key',
  media: 'Photos, videos and sounds',
  words: 'Words, voices and listening',
  news: 'Articles and news',
  accounts: 'Mail, sign-in, money and backups',
} as const;

export interface ConnectionService {
  readonly name: string;
  readonly group: keyof typeof connectionGroups;
  /** What films, or those who make them, have of it. */
  readonly improves: string;
  /** What it is like without it. */
  readonly without: string;
  /** What leaves this machine, and where it goes. */
  readonly sends: string;
  readonly fields: readonly ConnectionField[];
  /** Given values that nobody has to type: it is a switch then. */
  readonly switchedOn?: Readonly<Record<string, string>>;
  /** Where a key is had. */
  readonly keyPage?: string;
  /** An address of ours that the service has to be told. */
  readonly ours?: { readonly label: string; readonly path: string };
  /** Other settings that count as having set it in the environment. */
  readonly alsoGivenBy?: readonly string[];
}

const key = (setting: string, label = 'API key'): ConnectionField => ({
  setting,
  label,
  kind: 'secret',
  required: true,
});

/** Every service elsewhere that the owner can connect on a page. Ids are permanent: the database holds them. */
export const connectionTable = {
  wikipedia: {
    name: 'Wikipedia',
    group: 'free',
    improves: 'True facts about what we do not know ourselves, and articles to make films of.',
    without: 'For things we don’t know, you type the facts yourself.',
    sends: 'Keywords go to en.wikipedia.org. Its texts are CC BY-SA and are credited.',
    fields: [
      {
        setting: 'WIKIPEDIA_ADDRESS',
        label: 'Address',
        kind: 'address',
        required: true,
        default: 'https://en.wikipedia.org',
        description: 'For another language, use https://de.wikipedia.org, for instance.',
      },
    ],
    switchedOn: { WIKIPEDIA_ADDRESS: 'https://en.wikipedia.org' },
  },
  openverse: {
    name: 'Openverse',
    group: 'free',
    improves: 'Openly licensed photos from museums and photo sites, each with its author’s name.',
    without: 'Films show the built-in drawn pictures.',
    sends: 'Keywords go to api.openverse.org; photos are fetched from where they are.',
    fields: [],
    switchedOn: { OPENVERSE: 'true' },
    alsoGivenBy: ['OPEN_MEDIA'],
  },
  commons: {
    name: 'Wikimedia Commons',
    group: 'free',
    improves: 'Wikipedia’s photos and videos, each with its author’s name.',
    without: 'Films show the built-in drawn pictures.',
    sends: 'Keywords go to commons.wikimedia.org; photos are fetched from there.',
    fields: [],
    switchedOn: { WIKIMEDIA_COMMONS: 'true' },
    alsoGivenBy: ['OPEN_MEDIA'],
  },
  gdelt: {
    name: 'GDELT',
    group: 'free',
    improves: 'News from all over the world, found by keyword.',
    without: 'News comes from feeds only.',
    sends: 'Keywords of news go to api.gdeltproject.org.',
    fields: [],
    switchedOn: { GDELT_ADDRESS: 'https://api.gdeltproject.org' },
  },
  pexels: {
    name: 'Pexels',
    group: 'media',
    improves: 'Carefully chosen free photos, and video clips.',
    without: 'Films show the built-in drawn pictures.',
    sends: 'Keywords go to api.pexels.com; photos and clips are fetched from there.',
    fields: [key('PEXELS_KEY')],
    keyPage: 'https://www.pexels.com/api/',
  },
  pixabay: {
    name: 'Pixabay',
    group: 'media',
    improves: 'Free photos and video clips of nearly everything.',
    without: 'Films show the built-in drawn pictures.',
    sends: 'Keywords go to pixabay.com; photos and clips are fetched from there.',
    fields: [key('PIXABAY_KEY')],
    keyPage: 'https://pixabay.com/api/docs/',
  },
  unsplash: {
    name: 'Unsplash',
    group: 'media',
    improves: 'Photos by photographers, large and sharp.',
    without: 'Films show the built-in drawn pictures.',
    sends: 'Keywords go to api.unsplash.com; photos are fetched from there.',
    fields: [key('UNSPLASH_KEY', 'Access key')],
    keyPage: 'https://unsplash.com/developers',
  },
  freesound: {
    name: 'Freesound',
    group: 'media',
    improves: 'Sounds and atmospheres to lay under a slide.',
    without: 'You have the built-in music and sounds.',
    sends: 'Keywords go to freesound.org; sounds are fetched from there.',
    fields: [key('FREESOUND_KEY')],
    keyPage: 'https://freesound.org/apiv2/apply/',
  },
  model: {
    name: 'Language model',
    group: 'words',
    improves:
      'Scripts about anything, shorter articles, questions for quizzes, and translations of whole films.',
    without: 'Scripts use built-in knowledge, and nothing is translated.',
    sends:
      'Keywords, articles that are shortened, and films that are translated go to the address you name. OpenAI, Ollama, LM Studio and llama.cpp all work.',
    fields: [
      {
        setting: 'KNOWLEDGE_MODEL_ADDRESS',
        label: 'Address',
        kind: 'address',
        required: true,
        placeholder: 'http://localhost:11434',
        description:
          'OpenAI is https://api.openai.com. Ollama on this machine is http://localhost:11434.',
      },
      {
        setting: 'KNOWLEDGE_MODEL_KEY',
        label: 'Key',
        kind: 'secret',
        description: 'Leave it empty if none is needed.',
      },
      { setting: 'KNOWLEDGE_MODEL', label: 'Model', kind: 'model', placeholder: 'gpt-4o-mini' },
    ],
    keyPage: 'https://platform.openai.com/api-keys',
  },
  voices: {
    name: 'Voices',
    group: 'words',
    improves: 'More natural voices, in more languages.',
    without: 'The built-in voices speak your films.',
    sends: 'Every line that is spoken goes to the address you name.',
    fields: [
      {
        setting: 'TTS_OPENAI_ADDRESS',
        label: 'Address',
        kind: 'address',
        required: true,
        default: 'https://api.openai.com/v1',
      },
      {
        setting: 'TTS_OPENAI_KEY',
        label: 'Key',
        kind: 'secret',
        description: 'Leave it empty if none is needed.',
      },
      {
        setting: 'TTS_OPENAI_MODEL',
        label: 'Model',
        kind: 'model',
        placeholder: 'gpt-4o-mini-tts',
      },
      {
        setting: 'TTS_OPENAI_VOICES',
        label: 'Voices it has',
        kind: 'text',
        placeholder: 'alloy, ash, coral',
        description: 'Separated by commas. Leave it empty for OpenAI’s.',
      },
    ],
    keyPage: 'https://platform.openai.com/api-keys',
    alsoGivenBy: ['TTS_GOOGLE_KEY'],
  },
  listening: {
    name: 'Transcription',
    group: 'words',
    improves: 'Speech turned into text with fewer mistakes, in more languages.',
    without: 'The built-in speech recognition listens.',
    sends: 'Recordings that are turned into text go to the address you name.',
    fields: [
      {
        setting: 'STT_OPENAI_ADDRESS',
        label: 'Address',
        kind: 'address',
        required: true,
        default: 'https://api.openai.com/v1',
      },
      {
        setting: 'STT_OPENAI_KEY',
        label: 'Key',
        kind: 'secret',
        description: 'Leave it empty if none is needed.',
      },
      { setting: 'STT_OPENAI_MODEL', label: 'Model', kind: 'model', placeholder: 'whisper-1' },
    ],
    keyPage: 'https://platform.openai.com/api-keys',
  },
  searxng: {
    name: 'SearXNG',
    group: 'news',
    improves: 'Articles and news from the whole web, through a search engine of your own.',
    without: 'Articles come from feeds, from Wikipedia and from addresses people paste.',
    sends: 'Keywords go to the SearXNG you name. Its JSON format has to be switched on.',
    fields: [
      {
        setting: 'SEARXNG_ADDRESS',
        label: 'Address',
        kind: 'address',
        required: true,
        placeholder: 'http://localhost:8888',
      },
    ],
  },
  brave: {
    name: 'Brave Search',
    group: 'news',
    improves: 'Articles from the whole web.',
    without: 'Articles come from feeds, from Wikipedia and from addresses people paste.',
    sends: 'Keywords go to api.search.brave.com.',
    fields: [key('BRAVE_KEY')],
    keyPage: 'https://brave.com/search/api/',
  },
  feeds: {
    name: 'News feeds',
    group: 'news',
    improves: 'News bulletins made from the papers and blogs you choose, for everybody here.',
    without: 'Members add feeds of their own.',
    sends: 'The addresses are read every few minutes while somebody asks; nothing is sent.',
    fields: [
      {
        setting: 'NEWS_FEEDS',
        label: 'Addresses of feeds',
        kind: 'text',
        required: true,
        placeholder: 'https://example.com/feed.xml',
        description: 'RSS, Atom or JSON Feed, separated by commas.',
      },
    ],
  },
  mail: {
    name: 'Mail server',
    group: 'accounts',
    improves: 'Codes, invitations and news of finished videos reach people by email.',
    without: 'Emails are kept as files in the data folder, and nobody gets any.',
    sends: 'Emails to members go through the server you name.',
    fields: [
      {
        setting: 'SMTP_URL',
        label: 'Server, with user and password',
        kind: 'secret',
        required: true,
        placeholder: 'smtps://user:password@mail.example.com',
        description: 'smtps:// for port 465, smtp:// for port 587.',
      },
      {
        setting: 'MAIL_FROM',
        label: 'Sender',
        kind: 'text',
        required: true,
        placeholder: 'Your videos <hello@example.com>',
      },
    ],
  },
  google: {
    name: 'Google sign-in',
    group: 'accounts',
    improves: 'People sign in with their Google account.',
    without: 'People sign up with an address and a password.',
    sends: 'Whoever presses that button is sent to Google and back.',
    fields: [
      { setting: 'GOOGLE_CLIENT_ID', label: 'Client ID', kind: 'text', required: true },
      key('GOOGLE_CLIENT_SECRET', 'Client secret'),
    ],
    keyPage: 'https://console.cloud.google.com/apis/credentials',
    ours: { label: 'Redirect address to allow at Google', path: '/api/user/google-auth/callback' },
  },
  youtube: {
    name: 'YouTube',
    group: 'accounts',
    improves: 'Members send their videos to their own channel.',
    without: 'Members download a video and upload it themselves.',
    sends: 'Videos go to the channel of whoever connects one.',
    fields: [
      { setting: 'YOUTUBE_CLIENT_ID', label: 'Client ID', kind: 'text', required: true },
      key('YOUTUBE_CLIENT_SECRET', 'Client secret'),
    ],
    keyPage: 'https://console.cloud.google.com/apis/credentials',
    ours: { label: 'Redirect address to allow at Google', path: '/api/members/youtube/return' },
  },
  backups: {
    name: 'Bucket for backups',
    group: 'accounts',
    improves: 'Backups are kept away from what they save, and every worker finds them.',
    without: 'Backups are kept beside what they save, and are lost with it.',
    sends:
      'Everything in a backup goes to the S3-compatible bucket you name: whoever can read that can read accounts and films.',
    fields: [
      {
        setting: 'BACKUP_ENDPOINT',
        label: 'Address',
        kind: 'address',
        placeholder: 'https://s3.example.com',
        description: 'Leave it empty for Amazon S3.',
      },
      { setting: 'BACKUP_REGION', label: 'Region', kind: 'text', default: 'us-east-1' },
      { setting: 'BACKUP_BUCKET', label: 'Bucket', kind: 'text', required: true },
      { setting: 'BACKUP_ACCESS_KEY_ID', label: 'Access key ID', kind: 'text', required: true },
      key('BACKUP_SECRET_ACCESS_KEY', 'Secret access key'),
    ],
  },
  payments: {
    name: 'Stripe',
    group: 'accounts',
    improves: 'People pay for plans on Stripe’s own page.',
    without: 'You give plans by hand.',
    sends: 'The address and plan of whoever subscribes go to Stripe.',
    fields: [
      key('STRIPE_SECRET_KEY', 'Secret key'),
      key('STRIPE_WEBHOOK_SECRET', 'Signing secret of the webhook'),
      {
        setting: 'PLAN_PRICES',
        label: 'Prices',
        kind: 'text',
        required: true,
        placeholder: 'pro month 29 USD, pro year 290 USD',
      },
    ],
    keyPage: 'https://dashboard.stripe.com/apikeys',
    ours: { label: 'Address for Stripe’s webhook', path: '/api/payments/stripe' },
  },
} as const satisfies Record<string, ConnectionService>;

export type ConnectionId = keyof typeof connectionTable;
export const connectionIds = Object.keys(connectionTable) as readonly ConnectionId[];

/** The settings that a service consists of. */
export function settingsOf(id: ConnectionId): readonly string[] {
  const { fields, switchedOn }: ConnectionService = connectionTable[id];
  return [...new Set([...fields.map(({ setting }) => setting), ...Object.keys(switchedOn ?? {})])];
}
