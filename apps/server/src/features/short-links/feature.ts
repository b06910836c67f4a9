import { feature } from '../feature.ts';
import { shortLinkData } from './short-link-data.ts';
import { createShortLinkHandlers } from './short-link-handlers.ts';
import { claimShortLinks } from './short-link-repository.ts';

export const shortLinksFeature = feature({
  handlers: ({ db, publicUrl }) => createShortLinkHandlers(db, publicUrl),
  personalData: shortLinkData,
  claimGuestWork: claimShortLinks,
});
