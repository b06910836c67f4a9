import { resolve } from 'node:path';
import { z } from 'zod';
import { type OfferedPrice, readPlanPrices } from './read-plan-prices.ts';

/** One setting: how its text is read, and the words that explain it in README.md. */
interface Setting<T> {
  readonly schema: z.ZodType<T>;
  readonly shownDefault: string;
  readonly about: string;
}

function setting<T>(schema: z.ZodType<T>, shownDefault: string, about: string): Setting<T> {
  return { schema, shownDefault, about };
}

const optionalText = z.string().optional();
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://videos.example.com',
});
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
const switchWord = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((word) => word === 'true');
const serverAddress = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) =>
        protocols.some((protocol) => text.startsWith(`${protocol}://`)) && URL.canParse(text),
      {
        error: `must start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      },
    )
    .optional();

/** Every setting there is. README.md shows this table; a test holds the two together. */
export const settingsTable = {
  PORT: setting(wholeNumber(1, 65_535).default(3000), '3000', 'Port of the website.'),
  HOST: setting(
    z.string().min(1).default('127.0.0.1'),
    '127.0.0.1',
    'Address to listen on. Use 0.0.0.0 to be reachable from other machines.',
  ),
  PUBLIC_URL: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    'http://localhost:PORT',
    'The address people type in. Used in mails and links; give it when behind a proxy or a domain.',
  ),
  DATA_DIR: setting(
    z
      .string()
      .min(1)
      .default('./data')
      .transform((path) => resolve(path)),
    './data',
    'Folder for the database, files and mails. One installation per folder.',
  ),
  DATABASE_URL: setting(
    serverAddress(['postgres', 'postgresql']),
    'own PostgreSQL in DATA_DIR',
    'Use this PostgreSQL (15 or newer) instead of the one that comes along.',
  ),
  DATABASE_POOL_SIZE: setting(
    wholeNumber(2, 200).default(10),
    '10',
    'Most database connections one process opens.',
  ),
  SECRET_KEY: setting(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'made in DATA_DIR',
    'What keys of services and secrets of members’ apps are encrypted with in the database. The same for all machines of a cluster.',
  ),
  S3_ENDPOINT: setting(
    webAddress.optional(),
    'Amazon S3',
    'Address of an S3-compatible store. Files go there once S3_BUCKET is given.',
  ),
  S3_REGION: setting(z.string().default('us-east-1'), 'us-east-1', 'Region of the bucket.'),
  S3_BUCKET: setting(optionalText, 'files in DATA_DIR', 'Bucket for all files.'),
  S3_ACCESS_KEY_ID: setting(optionalText, '', 'Key of the bucket; needed with S3_BUCKET.'),
  S3_SECRET_ACCESS_KEY: setting(optionalText, '', 'Secret of that key.'),
  S3_FORCE_PATH_STYLE: setting(
    switchWord.optional(),
    'true with S3_ENDPOINT',
    'Whether the bucket is named in the path (most self-hosted stores) or in the host name.',
  ),
  BACKUP_BUCKET: setting(
    optionalText,
    'S3_BUCKET, or DATA_DIR/backups',
    'Bucket for backups. Better another one than S3_BUCKET, best at another place.',
  ),
  BACKUP_ENDPOINT: setting(
    webAddress.optional(),
    'Amazon S3',
    'Address of the S3-compatible store with that bucket.',
  ),
  BACKUP_REGION: setting(z.string().default('us-east-1'), 'us-east-1', 'Region of that bucket.'),
  BACKUP_ACCESS_KEY_ID: setting(optionalText, '', 'Key of that bucket; needed with BACKUP_BUCKET.'),
  BACKUP_SECRET_ACCESS_KEY: setting(optionalText, '', 'Secret of that key.'),
  SMTP_URL: setting(
    serverAddress(['smtp', 'smtps']),
    'mails in DATA_DIR/outbox',
    'Mail server, such as smtps://user:password@mail.example.com.',
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n]+$/, 'must be one line')
      .default('Reelwright <no-reply@localhost>'),
    'Reelwright <no-reply@localhost>',
    'Sender of all mails.',
  ),
  GOOGLE_CLIENT_ID: setting(
    optionalText,
    'no Google sign-in',
    'Lets people sign in with Google. The address to allow there is PUBLIC_URL/api/user/google-auth/callback.',
  ),
  GOOGLE_CLIENT_SECRET: setting(optionalText, '', 'Secret of that client.'),
  GOOGLE_ISSUER: setting(
    webAddress.default('https://accounts.google.com'),
    'https://accounts.google.com',
    'Another OpenID Connect service to sign in with in place of Google.',
  ),
  YOUTUBE_CLIENT_ID: setting(
    optionalText,
    'no uploads to YouTube',
    'Lets members send their videos to YouTube. The address to allow there is PUBLIC_URL/api/members/youtube/return.',
  ),
  YOUTUBE_CLIENT_SECRET: setting(optionalText, '', 'Secret of that client.'),
  YOUTUBE_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    "Google's own",
    'A server that speaks like YouTube, for trying it out.',
  ),
  TTS_GOOGLE_KEY: setting(
    optionalText,
    'the voices that come along',
    'Key of Google Cloud Text-to-Speech: its voices are used then.',
  ),
  TTS_GOOGLE_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    "Google's own",
    'Another address of that service.',
  ),
  TTS_OPENAI_KEY: setting(
    optionalText,
    'the voices that come along',
    'Key of OpenAI, or of a service that speaks like it: its voices are used then.',
  ),
  TTS_OPENAI_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    'https://api.openai.com/v1',
    'Address of a service with `/audio/speech` as OpenAI has it; it may stand on your own network.',
  ),
  TTS_OPENAI_MODEL: setting(optionalText, 'gpt-4o-mini-tts', 'The model that speaks there.'),
  TTS_OPENAI_VOICES: setting(
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .slice(0, 200),
      )
      .optional(),
    "OpenAI's",
    'The voices it has, separated by commas. The first four are for free accounts.',
  ),
  STUDIO_VOICE: setting(
    switchWord.default(true),
    'true',
    'Whether videos may be finished with the finer voice that comes along, which takes a processor longer.',
  ),
  STT_OPENAI_KEY: setting(
    optionalText,
    'the recogniser that comes along',
    'Key of OpenAI, or of a service like it: it turns audio into text then.',
  ),
  STT_OPENAI_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    'https://api.openai.com/v1',
    'Address of a service with `/audio/transcriptions` as OpenAI has it; it may stand on your own network.',
  ),
  STT_OPENAI_MODEL: setting(
    optionalText,
    'whisper-1',
    'The model that listens there; it must tell word times.',
  ),
  PIXABAY_KEY: setting(
    optionalText,
    'no Pixabay',
    'Key of pixabay.com, for searching its photos and videos.',
  ),
  PEXELS_KEY: setting(
    optionalText,
    'no Pexels',
    'Key of pexels.com, for searching its photos and videos.',
  ),
  UNSPLASH_KEY: setting(
    optionalText,
    'no Unsplash',
    'Access key of unsplash.com, for searching its photos.',
  ),
  FREESOUND_KEY: setting(
    optionalText,
    'no Freesound',
    'API key of freesound.org, for searching its sounds.',
  ),
  OPENVERSE: setting(
    switchWord.default(false),
    'false',
    'Whether pictures of Openverse are searched. It needs no key, but learns the keywords.',
  ),
  WIKIMEDIA_COMMONS: setting(
    switchWord.default(false),
    'false',
    'Whether pictures and videos of Wikimedia Commons are searched. It needs no key, but learns the keywords.',
  ),
  OPEN_MEDIA: setting(switchWord.default(false), 'false', 'Both of these at once.'),
  MEDIA_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    'each service’s own',
    'A server that stands in for all of these services, for trying them out: asked at MEDIA_ADDRESS/api.pexels.com/… and so on.',
  ),
  KNOWLEDGE_MODEL_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+(v1\/?)?$/, '')).optional(),
    'only what ships',
    'A language model that speaks like OpenAI, such as https://api.openai.com, for topics we know too little about.',
  ),
  KNOWLEDGE_MODEL_KEY: setting(optionalText, '', 'Key of that service, if it wants one.'),
  KNOWLEDGE_MODEL: setting(
    z.string().min(1).max(200).default('gpt-4o-mini'),
    'gpt-4o-mini',
    'Which of its models to ask.',
  ),
  KNOWLEDGE_MODEL_SECONDS: setting(
    wholeNumber(1, 60).default(10),
    '10',
    'Longest wait for its answer; then people get what ships.',
  ),
  KNOWLEDGE_MODEL_CALLS_PER_DAY: setting(
    wholeNumber(0, 100_000).default(100),
    '100',
    'How often one person may make us ask it in a day.',
  ),
  WIKIPEDIA_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    'no Wikipedia',
    'A Wikipedia, such as https://en.wikipedia.org, for facts about what we do not know and for articles. Its texts are CC BY-SA.',
  ),
  SEARXNG_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    'no SearXNG',
    'A SearXNG with its JSON format switched on, for finding articles and news; it may stand on your own network.',
  ),
  NEWS_FEEDS: setting(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(webAddress))
      .optional(),
    'no feeds',
    'Feeds that news are found in (RSS, Atom or JSON Feed), with commas between their addresses; they may stand on your own network.',
  ),
  GDELT_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    'no GDELT',
    'The GDELT project, https://api.gdeltproject.org, for finding news of the whole world.',
  ),
  BRAVE_KEY: setting(
    optionalText,
    'no Brave Search',
    'Key of the Brave Search API, for finding articles on the web.',
  ),
  STRIPE_SECRET_KEY: setting(
    optionalText,
    'plans by the word of the owner',
    'Secret key of stripe.com: people pay for plans on its pages then. Needs STRIPE_WEBHOOK_SECRET and PLAN_PRICES.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    optionalText,
    '',
    'Signing secret of the webhook there (whsec_…), whose address is PUBLIC_URL/api/payments/stripe.',
  ),
  STRIPE_TAX: setting(
    switchWord.default(true),
    'true',
    'Whether Stripe Tax adds taxes to the prices. It has to be switched on there first.',
  ),
  STRIPE_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    "Stripe's own",
    'A server that speaks like Stripe, for trying it out.',
  ),
  PLAN_PRICES: setting(
    z
      .string()
      .transform((text, context): readonly OfferedPrice[] => {
        const prices = readPlanPrices(text);
        if (!('problem' in prices)) return prices;
        context.addIssue({ code: 'custom', message: prices.problem });
        return z.NEVER;
      })
      .optional(),
    'no prices',
    'What plans cost without tax, such as: pro month 29 USD, pro year 290 USD, business month 99 USD. A price_… of Stripe may follow each.',
  ),
  PERSONA_KEY: setting(
    optionalText,
    'the owner checks by hand',
    'API key of withpersona.com, which checks who affiliates are before money is paid out.',
  ),
  PERSONA_TEMPLATE: setting(
    optionalText,
    '',
    'The inquiry template to use there, such as itmpl_….',
  ),
  PERSONA_ENVIRONMENT: setting(
    optionalText,
    "the template's own",
    'The environment to use there, such as env_….',
  ),
  PERSONA_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    "Persona's own",
    'A server that speaks like Persona, for trying it out.',
  ),
  PAYPAL_CLIENT_ID: setting(
    optionalText,
    'the owner sends it by hand',
    'Lets PayPal Payouts send affiliates the money they ask for.',
  ),
  PAYPAL_CLIENT_SECRET: setting(optionalText, '', 'Secret of that client.'),
  PAYPAL_ADDRESS: setting(
    webAddress.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
    "PayPal's own",
    'https://api-m.sandbox.paypal.com, or a server that speaks like it, for trying it out.',
  ),
  METRICS_TOKEN: setting(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'no metrics',
    'Opens /metrics to Prometheus, which sends it as a bearer token.',
  ),
  OWNER_EMAIL: setting(
    z.email('must be an email address').optional(),
    'who opens the printed address',
    'Whose installation it is: the verified account with this address has everything of the highest plan.',
  ),
  SUPPORT_EMAIL: setting(
    z.email('must be an email address').optional(),
    'kept in the database',
    'Where messages from the support page are mailed. `npm run admin -- messages` shows them too.',
  ),
  INVOICE_SENDER: setting(
    z.string().max(500).default('Reelwright'),
    'Reelwright',
    'Name and address on invoices; a semicolon begins a new line.',
  ),
  FFMPEG_PATH: setting(optionalText, 'ffmpeg on the PATH', 'The ffmpeg program.'),
  FFPROBE_PATH: setting(optionalText, 'ffprobe on the PATH', 'The ffprobe program.'),
  HEIF_CONVERT_PATH: setting(
    optionalText,
    'heif-convert on the PATH',
    'The heif-convert program (libheif), which reads HEIC photos of phones. Without it they are refused.',
  ),
  CHROME_PATH: setting(
    optionalText,
    'a Chromium on the PATH',
    'The browser that takes pictures of web pages (where it can have a network of its own), and for the tests.',
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .regex(/^[0-9a-fA-F.:/, ]*$/, 'must be a list of addresses such as 127.0.0.1, 10.0.0.0/8')
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .default([]),
    'none',
    'Proxies whose X-Forwarded-For header is believed, as addresses or networks separated by commas.',
  ),
  LOG_LEVEL: setting(
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be one of trace, debug, info, warn, error, silent',
      })
      .default('info'),
    'info',
    'How much is logged.',
  ),
  LOG_FORMAT: setting(
    z.enum(['auto', 'json', 'text'], { error: 'must be auto, json or text' }).default('auto'),
    'auto',
    'json for machines, text for people; auto picks text in a terminal.',
  ),
} as const;
