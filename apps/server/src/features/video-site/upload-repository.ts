import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema/index.ts';
import type { SiteDescription } from '../../providers/video-site/video-site-port.ts';

/** A finished video on its way to the video site. */
export interface VideoUpload extends SiteDescription {
  readonly projectId: number;
  readonly userId: number;
  /** The finished film, by which the upload is known, and the file that is sent: it may be another format. */
  readonly fileKey: string;
  readonly sentKey: string;
  readonly bytes: number;
  /** The movie it shows, as it is kept. */
  readonly document: Buffer;
  /** Where an earlier attempt left off. */
  readonly session: string | null;
}

/** The upload of this very file; nothing when it is done, called off, or a newer file is there. */
export async function findUpload(
  db: Database,
  projectId: number,
  fileKey: string,
): Promise<VideoUpload | undefined> {
  const [row] = await db.select().from(videos).where(isWanted(projectId, fileKey));
  if (!row) return undefined;
  const { userId, title, description, keywords, category, document, siteSession } = row;
  const format = row.formats.find((one) => one.format === row.siteFormat);
  return {
    projectId,
    userId,
    fileKey,
    sentKey: format?.fileKey ?? fileKey,
    title,
    description,
    keywords,
    category,
    bytes: format?.bytes ?? row.bytes ?? 0,
    document,
    session: siteSession,
  };
}

type UploadChange = Partial<
  Pick<
    typeof videos.$inferInsert,
    'siteState' | 'sitePercent' | 'siteUrl' | 'siteMessage' | 'siteSession'
  >
>;

/** The video was taken back, or a newer one is there. */
export class UploadCalledOff extends Error {}

/** Notes how far an upload is. Throws `UploadCalledOff` when nobody wants it any more. */
export async function changeUpload(
  db: Database,
  { projectId, fileKey }: Pick<VideoUpload, 'projectId' | 'fileKey'>,
  change: UploadChange,
): Promise<void> {
  const { rowCount } = await db.update(videos).set(change).where(isWanted(projectId, fileKey));
  if (!rowCount) throw new UploadCalledOff();
}

function isWanted(projectId: number, fileKey: string) {
  return and(
    eq(videos.projectId, projectId),
    eq(videos.fileKey, fileKey),
    inArray(videos.siteState, ['waiting', 'uploading']),
  );
}
