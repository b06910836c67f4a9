import { createChromiumScreenshot } from '../../providers/page-screenshot/chromium-screenshot.ts';
import { findBrowser } from '../../providers/page-screenshot/find-browser.ts';
import { feature } from '../feature.ts';
import { prepareParts } from '../uploads/feature.ts';
import { createMediaImportHandlers } from './media-import-handlers.ts';

export const mediaImportFeature = feature({
  handlers: ({ settings, db, storage, fetch, publicUrl }) =>
    createMediaImportHandlers({
      ...prepareParts({ settings, db, storage }),
      fetch,
      publicUrl,
      screenshot: createChromiumScreenshot(settings.CHROME_PATH ?? findBrowser(), fetch),
    }),
});
