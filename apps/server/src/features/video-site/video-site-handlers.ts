import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { VideoSite } from '../../providers/video-site/video-site-port.ts';

type Handlers = FeatureHandlers<
  'videoSite' | 'videoSiteConnect' | 'videoSiteReturn' | 'videoSiteDisconnect'
>;

/** Connecting with a video site; without one set up, the calls say so. */
export function createVideoSiteHandlers(site: VideoSite | undefined): Handlers {
  const unavailable = () => {
    throw new CodedError('video-site-unavailable');
  };
  return {
    videoSite: () => ({ available: site !== undefined, connected: false, channel: null }),
    videoSiteConnect: unavailable,
    videoSiteReturn: unavailable,
    videoSiteDisconnect: () => ({
      type: 'msg',
      msg: 'Uploads to YouTube are not allowed any more.',
    }),
  };
}
