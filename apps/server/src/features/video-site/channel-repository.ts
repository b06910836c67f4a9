import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videoSiteChannels } from '../../db/schema/index.ts';
import type { ConnectedChannel } from '../../providers/video-site/video-site-port.ts';

export async function findChannel(
  db: Database,
  userId: number,
): Promise<ConnectedChannel | undefined> {
  const [row] = await db
    .select({
      permission: videoSiteChannels.permission,
      channel: videoSiteChannels.channel,
    })
    .from(videoSiteChannels)
    .where(eq(videoSiteChannels.userId, userId));
  return row;
}

/** The channel a member's videos go to from now on. */
export async function keepChannel(
  db: Database,
  userId: number,
  { permission, channel }: ConnectedChannel,
): Promise<void> {
  await db
    .insert(videoSiteChannels)
    .values({ userId, permission, channel })
    .onConflictDoUpdate({
      target: videoSiteChannels.userId,
      set: { permission, channel, connectedAt: new Date() },
    });
}

export async function dropChannel(
  db: Database,
  userId: number,
): Promise<ConnectedChannel | undefined> {
  const [row] = await db
    .delete(videoSiteChannels)
    .where(eq(videoSiteChannels.userId, userId))
    .returning();
  return row;
}
