/**
 * Every error a caller can see: code → HTTP status → sentence. The reply body is
 * `{ "error": sentence }`; the code travels in the `x-error-code` header. A test holds this
 * table against docs/errors.md. Words in braces are filled in when the error is raised.
 */
interface ErrorEntry {
  readonly status: number;
  readonly sentence: string;
}

export const errorTable = {
  'invalid-input': { status: 400, sentence: '{problem}' },
  'invalid-json': {
    status: 400,
    sentence: "We couldn't read that request because it isn't valid JSON.",
  },
  'login-required': { status: 401, sentence: 'Login required' },
  'verification-required': {
    status: 403,
    sentence: 'Please verify your email to use this feature.',
  },
  'paid-plan-required': {
    status: 403,
    sentence: 'This feature is part of the paid plans. Please upgrade to use it.',
  },
  'affiliate-required': {
    status: 403,
    sentence: 'This page is for affiliates. Please join the affiliate program first.',
  },
  'username-refused': { status: 400, sentence: '{problem}' },
  'username-taken': {
    status: 409,
    sentence: 'This username is taken. Please choose another one.',
  },
  'payout-minimum': { status: 400, sentence: 'Minimum payout is 5 USD' },
  'payout-too-much': {
    status: 400,
    sentence: 'You can ask for up to {available} right now.',
  },
  'payout-information': {
    status: 400,
    sentence: 'Please save your payout information first.',
  },
  'payout-unverified': {
    status: 403,
    sentence: 'Please click "Start verification" button to complete account verification',
  },
  'payout-under-way': {
    status: 409,
    sentence: 'A transfer is already in progress. You can ask for more once it has arrived.',
  },
  'payout-stopped': {
    status: 403,
    sentence: 'Transfers are stopped for now: {reason}. Please write to us if you have questions.',
  },
  'verification-unavailable': {
    status: 503,
    sentence: 'The identity check cannot be reached right now. Please ask for manual verification.',
  },
  'owner-required': {
    status: 403,
    sentence: 'Only the owner of this installation can do this.',
  },
  'admin-required': {
    status: 403,
    sentence: 'Only the people who look after this installation can do this.',
  },
  'connection-by-environment': {
    status: 409,
    sentence:
      'This is set by {names} in the environment, which takes priority. Please change it there.',
  },
  'sign-up-closed': {
    status: 403,
    sentence: 'New accounts can’t be made here at the moment.',
  },
  'sign-up-by-invitation': {
    status: 403,
    sentence: 'Accounts here are by invitation. Please open your invitation link first.',
  },
  'invitation-used': {
    status: 400,
    sentence: 'This invitation has already been used, or is too old. Please ask for a new one.',
  },
  'account-locked': {
    status: 403,
    sentence: 'This account is locked. Please write to support.',
  },
  'visit-read-only': {
    status: 403,
    sentence: 'You’re looking at somebody else’s account, so you can’t change anything in it.',
  },
  'wrong-login': {
    status: 401,
    sentence: "That email or password isn't right. Please try again, or reset your password.",
  },
  'email-taken': {
    status: 409,
    sentence: 'This email is already in use. Please login instead',
  },
  'wrong-code': {
    status: 400,
    sentence: 'This code is wrong or has expired. Please check it, or ask for a new one.',
  },
  'wrong-second-step': {
    status: 400,
    sentence: 'This code isn’t right. Please enter the newest one your app shows.',
  },
  'authenticator-unreadable': {
    status: 503,
    sentence:
      'Codes from apps can’t be checked here at the moment. Please enter one of your recovery codes.',
  },
  'sign-in-expired': {
    status: 400,
    sentence: 'That took too long, or too many codes were wrong. Please begin again.',
  },
  'sign-in-again': {
    status: 403,
    sentence: 'Please log out and in again, and then change how you log in.',
  },
  'authenticator-on': {
    status: 409,
    sentence: 'An authenticator app is already set up. Please turn it off first.',
  },
  'passkey-refused': {
    status: 400,
    sentence: 'This passkey could not be used. Please try again, or log in with your password.',
  },
  'passkeys-busy': {
    status: 503,
    sentence: 'Many passkeys are being checked right now. Please try again in a moment.',
  },
  'passkeys-unavailable': {
    status: 501,
    sentence:
      'Passkeys need a web address with a domain name that begins with https://. Please log in with your password.',
  },
  'passkeys-full': {
    status: 409,
    sentence: 'You already have {limit} passkeys. Please remove one you no longer use.',
  },
  'wrong-password': {
    status: 403,
    sentence: "That password isn't right. Please try again.",
  },
  'password-required': {
    status: 403,
    sentence: 'Please enter your password to change your email.',
  },
  'captcha-required': {
    status: 403,
    sentence: "bot check: Please prove that you're not a bot.",
  },
  'google-unavailable': {
    status: 404,
    sentence:
      "Signing in with Google isn't set up here. Please use your email and password instead.",
  },
  'google-failed': {
    status: 400,
    sentence: "Signing in with Google didn't work. Please try again.",
  },
  'google-unverified': {
    status: 403,
    sentence:
      "Google hasn't verified your email yet. Please verify it with Google, or sign up with a password.",
  },
  'owner-code-used': {
    status: 400,
    sentence:
      'This address can’t make you the owner anymore: somebody has already claimed this installation, or OWNER_EMAIL names its owner.',
  },
  'video-quota': {
    status: 403,
    sentence:
      'This video would take you over your quota of {minutes} video minutes a month. Get more video minutes, or wait until next month.',
  },
  'voice-quota': {
    status: 403,
    sentence:
      'TTS Quota Exhausted. You have run out of TTS minutes for this month. Please upgrade, or wait for next month.',
  },
  'voice-not-in-plan': {
    status: 403,
    sentence: "This voice isn't available in FREE accounts. Please choose another one, or upgrade.",
  },
  'line-too-long': {
    status: 413,
    sentence:
      'This line is too long to speak in one go: read aloud, it has {letters} letters, and {most} is the limit. Please split it into two lines.',
  },
  'voice-busy': {
    status: 503,
    sentence: 'The voices are busy right now. Please try again in a moment.',
  },
  'voice-unavailable': {
    status: 502,
    sentence: "The voice couldn't speak this line. Please try again, or choose another voice.",
  },
  'transcription-quota': {
    status: 403,
    sentence:
      'Transcription Quota Exhausted. This audio is {wanted} seconds long, and {remaining} are left this month. Please upgrade, or use a shorter one.',
  },
  'transcription-busy': {
    status: 429,
    sentence:
      'Three of your recordings are already being transcribed. Please wait for one of them to finish.',
  },
  'transcription-failed': {
    status: 422,
    sentence: 'Cannot transcribe audio. Please try again, or use another file.',
  },
  'translation-unavailable': {
    status: 503,
    sentence:
      'Translating needs a language model, and none is set up here. The owner of this installation can name one with KNOWLEDGE_MODEL_ADDRESS.',
  },
  'translation-busy': {
    status: 429,
    sentence:
      'Two of your videos are already being translated. Please wait for one of them to finish.',
  },
  'translation-quota': {
    status: 429,
    sentence: 'You have used up today’s share of the language model. Please try again tomorrow.',
  },
  'translation-too-long': {
    status: 413,
    sentence:
      'Translating this video takes {questions} questions to the language model, and everybody gets {most} a day here. Please translate it in parts.',
  },
  'video-site-unavailable': {
    status: 404,
    sentence:
      "Uploading to YouTube isn't set up here. Please download the video and upload it yourself.",
  },
  'video-site-unconnected': {
    status: 409,
    sentence: 'Please connect your YouTube channel first.',
  },
  'foreign-origin': {
    status: 403,
    sentence: 'This request came from another website and was refused. Please reload the page.',
  },
  'link-expired': {
    status: 403,
    sentence: 'This link is no longer valid. Please reload the page to get a new one.',
  },
  'format-not-offered': {
    status: 501,
    sentence: 'We can only send this as JSON. Please ask for format=json.',
  },
  'not-found': { status: 404, sentence: "We couldn't find what you asked for." },
  'projects-full': {
    status: 409,
    sentence:
      "Your plan has room for {limit}, and it's full. Please permanently delete what you no longer need, or upgrade.",
  },
  'files-full': {
    status: 409,
    sentence:
      "Your plan has room for {limit} of files, and this one doesn't fit. Please remove some you no longer need, or upgrade.",
  },
  'guest-files-full': {
    status: 409,
    sentence:
      'A lot of files have come from your network without an account. Please sign up to continue; it’s free.',
  },
  'short-links-full': {
    status: 409,
    sentence:
      'Your plan has {limit}, and all of them are in use. Please use the address itself, or upgrade.',
  },
  'method-not-allowed': { status: 405, sentence: "That can't be done at this address." },
  'too-large': { status: 413, sentence: "That's too large to send. The limit is {limit}." },
  'unsupported-type': {
    status: 415,
    sentence: "We can't take this kind of content here. Please send JSON.",
  },
  'unsupported-encoding': {
    status: 415,
    sentence: "We can't take compressed requests here. Please send it as it is.",
  },
  'unsupported-file': {
    status: 415,
    sentence:
      "We can't use this kind of file here. Please choose a picture, a video or a sound, such as JPG, PNG, MP4 or MP3.",
  },
  'file-empty': {
    status: 415,
    sentence: 'This file is empty: there is nothing in it. Please try another copy of it.',
  },
  'file-broken': {
    status: 415,
    sentence:
      'This file seems to be damaged, or is not what its name says. Please try another copy of it.',
  },
  'not-a-sound': {
    status: 415,
    sentence: 'This is not an audio file, or it is damaged. Please choose an MP3 or another sound.',
  },
  'heic-unsupported': {
    status: 415,
    sentence:
      'HEIC photos can’t be read on this server. Please save the photo as JPG and choose that one.',
  },
  'picture-too-large': {
    status: 413,
    sentence:
      'This picture has {width} × {height} pixels, which is more than we can use. Please make it smaller (100 megapixels at most).',
  },
  'media-too-long': {
    status: 413,
    sentence: 'This file is longer than {limit}. Please cut it into shorter parts.',
  },
  'screenshot-unavailable': {
    status: 501,
    sentence:
      'Pictures of websites can’t be taken on this server. Please take a screenshot yourself and upload it.',
  },
  'screenshot-too-heavy': {
    status: 422,
    sentence:
      'This page needs more memory than we can give it. Please take a screenshot yourself and upload it.',
  },
  'screenshot-busy': {
    status: 503,
    sentence:
      'Too many pictures of websites are being taken right now. Please try again in a moment.',
  },
  'source-unavailable': {
    status: 502,
    sentence:
      "{source} couldn't be searched just now. Please try again in a moment, or choose another source.",
  },
  'source-busy': {
    status: 503,
    sentence:
      '{source} isn’t taking any more searches right now. Please try again later, or choose another source.',
  },
  'upload-moved': {
    status: 409,
    sentence: 'Another part of this file has arrived in the meantime. Please continue from there.',
  },
  'uploads-full': {
    status: 429,
    sentence:
      'You already have {limit} files on their way. Please let some of them finish, or cancel them.',
  },
  'conversions-busy': {
    status: 503,
    sentence: 'A lot of files are being prepared right now. Please try again in a moment.',
  },
  'knowledge-busy': {
    status: 503,
    sentence: 'Many scripts are being read right now. Please try again in a moment.',
  },
  'background-busy': {
    status: 503,
    sentence: 'Many pictures are being cut out right now. Please try again in a moment.',
  },
  'photos-busy': {
    status: 503,
    sentence: 'Many videos are getting their photos right now. Please try again in a moment.',
  },
  'projects-busy': {
    status: 503,
    sentence:
      'Many large projects are being saved or opened right now. Nothing was lost; please try again in a moment.',
  },
  'article-unreadable': {
    status: 422,
    sentence: 'Sorry failed to parse article (please copy-paste it by hand)',
  },
  'article-unavailable': {
    status: 502,
    sentence: 'Error fetching this article. Please try selecting a different article',
  },
  'article-refused': {
    status: 502,
    sentence:
      'This site doesn’t let us read its pages. Please copy the article there and paste it here.',
  },
  'article-only-script': {
    status: 422,
    sentence:
      'This page has no text of its own: scripts write it in your browser. Please copy the article there and paste it here.',
  },
  'article-only-consent': {
    status: 422,
    sentence:
      'This site shows us nothing but its question about cookies. Please copy the article there and paste it here.',
  },
  'article-paywall': {
    status: 422,
    sentence:
      'Only the beginning of this article can be read without a subscription. If you have one, please copy the article and paste it here.',
  },
  'article-too-large': {
    status: 413,
    sentence:
      'This article is too large to read. The limit is {limit}. Please copy the part you need and paste it here.',
  },
  'article-too-hard': {
    status: 422,
    sentence:
      'Reading this took too long, so we gave up. Please copy the part you need and paste it here.',
  },
  'article-not-a-page': {
    status: 422,
    sentence:
      'That address doesn’t lead to an article but to something else ({kind}). Please use the address of a page with text.',
  },
  'article-feed-empty': {
    status: 422,
    sentence:
      'That address is a list of news with no text in it. Please use the address of one of its articles.',
  },
  'article-busy': {
    status: 503,
    sentence: 'Many articles are being read right now. Please try again in a moment.',
  },
  'article-file-kind': {
    status: 415,
    sentence:
      'We can’t read this kind of file. Please choose a PDF, a Word document (.docx), Markdown, HTML, a saved mail (.eml) or plain text.',
  },
  'article-file-broken': {
    status: 415,
    sentence:
      'This file can’t be read: it seems to be damaged, or is not what its name says. Please try another copy of it.',
  },
  'article-file-protected': {
    status: 422,
    sentence:
      'This file is protected by a password. Please save it without one, or copy its text and paste it here.',
  },
  'article-file-scanned': {
    status: 422,
    sentence:
      'This file holds pictures of pages and no text. Please use one with text in it, or type the text in.',
  },
  'article-file-empty': {
    status: 422,
    sentence: 'There isn’t enough text in this file for a film. Please choose another one.',
  },
  'range-not-satisfiable': { status: 416, sentence: "That part of the file doesn't exist." },
  'too-many-requests': {
    status: 429,
    sentence: 'Too many requests. Please wait {seconds} seconds and try again.',
  },
  internal: {
    status: 500,
    sentence:
      'Something went wrong on our side. Nothing was lost; please try again in a moment. (Report {requestId})',
  },
  'storage-full': {
    status: 507,
    sentence:
      "There's no disk space left to store this. Nothing else was lost. Please tell whoever runs this installation.",
  },
  'not-ready': {
    status: 503,
    sentence: "We're just starting up. Please try again in a few seconds.",
  },
  'payments-off': {
    status: 404,
    sentence: "Plans can't be paid for here. Please write to us with the plan you want.",
  },
  'payments-unavailable': {
    status: 502,
    sentence: "We couldn't reach the payment service. Nothing was charged. Please try again.",
  },
  'card-declined': {
    status: 402,
    sentence:
      'Your card was declined, so your plan stays as it is. Please update your card and try again.',
  },
  'price-unknown': {
    status: 400,
    sentence: "That plan isn't offered anymore. Please reload the page and choose again.",
  },
  'plan-running': {
    status: 409,
    sentence: 'You already have a plan. Please open Billing to change it.',
  },
  'no-subscription': {
    status: 409,
    sentence: "You don't have a subscription here. Please choose a plan first.",
  },
  'voucher-invalid': {
    status: 400,
    sentence: "That voucher doesn't exist or has already been used. Please check its code.",
  },
  'event-refused': {
    status: 400,
    sentence: "This message isn't signed by the payment service, so it was ignored.",
  },
  'address-invalid': {
    status: 400,
    sentence: "That isn't a valid web address. It should start with http:// or https://.",
  },
  'address-not-allowed': {
    status: 400,
    sentence: "We can't use that address. Please use a public web address.",
  },
  'address-unreachable': {
    status: 502,
    sentence: "We couldn't reach that address. Please check it and try again.",
  },
  'address-too-many-redirects': {
    status: 502,
    sentence: 'That address redirects too many times. Please use the final address.',
  },
  'address-too-slow': {
    status: 504,
    sentence: 'That address took too long to answer. Please try again or use another one.',
  },
  'address-too-large': {
    status: 502,
    sentence: 'The file at that address is too large. The limit is {limit}.',
  },
  'address-wrong-type': {
    status: 502,
    sentence: "That address doesn't lead to the kind of file we need ({expected}).",
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorTable;

type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The words an error's sentence needs; `undefined` when it needs none. */
export type ErrorWords<C extends ErrorCode> =
  Placeholders<(typeof errorTable)[C]['sentence']> extends infer Names extends string
    ? [Names] extends [never]
      ? undefined
      : Record<Names, string | number>
    : never;

/** The sentence of an error with its words filled in. */
export function errorSentence<C extends ErrorCode>(code: C, words: ErrorWords<C>): string {
  const filled: Record<string, string | number> = words ?? {};
  return errorTable[code].sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(filled[name] ?? whole),
  );
}
