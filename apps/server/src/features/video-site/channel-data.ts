import { eq } from 'drizzle-orm';
import { videoSiteChannels } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

/** Whose channel it is; not what lets us upload there, which is nobody's to carry around. */
export const channelData = personalData({
  file: 'youtube.json',
  tables: ['video_site_channels'],
  consequence: 'Your YouTube channel is no longer connected. What is on YouTube stays there.',
  async *rows(db, { id }) {
    const { channel, connectedAt } = videoSiteChannels;
    yield* await db
      .select({ channel, connectedAt })
      .from(videoSiteChannels)
      .where(eq(videoSiteChannels.userId, id));
  },
});
