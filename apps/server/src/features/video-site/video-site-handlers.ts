import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';

/** Nothing uploads yet, so nobody can be connected. */
export const videoSiteHandlers: FeatureHandlers<
  'videoSite' | 'videoSiteConnect' | 'videoSiteReturn' | 'videoSiteDisconnect'
> = {
  videoSite: () => ({ available: false, connected: false, channel: null }),
  videoSiteConnect: () => {
    throw new CodedError('video-site-unavailable');
  },
  videoSiteReturn: () => {
    throw new CodedError('video-site-unavailable');
  },
  videoSiteDisconnect: () => ({ type: 'msg', msg: 'Uploads to YouTube are not allowed any more.' }),
};
