import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import type { VideoSite } from './video-site-port.ts';
import { createYoutube, type YoutubeAddresses } from './youtube.ts';

export const videoSiteSettings = [
  'YOUTUBE_CLIENT_ID',
  'YOUTUBE_CLIENT_SECRET',
  'YOUTUBE_ADDRESS',
  'PUBLIC_URL',
] as const;
type VideoSiteSettings = Pick<Settings, (typeof videoSiteSettings)[number]>;

/** Uploads to YouTube, when the operator has set them up. */
export function createVideoSite(
  settings: VideoSiteSettings,
  callbackPath: string,
): VideoSite | undefined {
  const { YOUTUBE_CLIENT_ID, YOUTUBE_CLIENT_SECRET, YOUTUBE_ADDRESS, PUBLIC_URL } = settings;
  if (!YOUTUBE_CLIENT_ID || !YOUTUBE_CLIENT_SECRET) return undefined;
  return createYoutube({
    clientId: YOUTUBE_CLIENT_ID,
    clientSecret: YOUTUBE_CLIENT_SECRET,
    callbackUrl: `${PUBLIC_URL}${callbackPath}`,
    addresses: YOUTUBE_ADDRESS ? addressesAt(YOUTUBE_ADDRESS) : google,
    // Another address is the operator's choice, so it may stand on their own network.
    guardedFetch: createGuardedFetch(
      YOUTUBE_ADDRESS ? { allowOrigin: new URL(YOUTUBE_ADDRESS).origin } : {},
    ),
  });
}

const google: YoutubeAddresses = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com',
};

function addressesAt(origin: string): YoutubeAddresses {
  return {
    authorization: `${origin}/o/oauth2/v2/auth`,
    token: `${origin}/token`,
    revoke: `${origin}/revoke`,
    api: origin,
  };
}
