import type { KeptFormat, videos } from '../../db/schema/index.ts';
import { unpackText } from '../projects/pack-text.ts';
import { targetsIn } from '../stored-files/media-target.ts';
import { replaceReferences } from '../stored-files/reference-repository.ts';
import { releaseFiles } from '../stored-files/stored-file-repository.ts';
import { sendToSite } from '../video-site/send-to-site.ts';
import { mailAbout } from './end-render.ts';
import type { ActiveRender } from './handle-render-job.ts';
import type { RenderParts } from './render-parts.ts';
import { endRender, lockActiveRender } from './render-repository.ts';
import { keysOfVideo } from './video-files.ts';
import { chargeVideo } from './video-minutes.ts';
import { lockVideo, updateVideo } from './video-repository.ts';

type Finished = Required<
  Pick<
    typeof videos.$inferInsert,
    'fileKey' | 'posterKey' | 'previewKey' | 'clearKey' | 'width' | 'height' | 'bytes' | 'problems'
  >
> & { readonly seconds: number; readonly formats: readonly KeptFormat[] };

/**
 * Makes a finished video visible, charges it, and tells the person: all at once or not at all. The
 * video comes before its render, as everywhere, so that two transactions never wait for each other.
 */
export async function deliverVideo(
  parts: RenderParts,
  { id, projectId }: ActiveRender,
  finished: Finished,
  drawnSeconds: number,
): Promise<void> {
  await parts.db.transaction(async (db) => {
    const video = await lockVideo(db, projectId);
    const render = await lockActiveRender(db, id);
    if (!video || !render?.document) return;
    const { revision, document, quality, watermark, customSize, captions } = render;
    // Every format is drawn, so each counts; what is kept from an earlier making was counted then.
    const wholeSeconds = finished.seconds * (1 + finished.formats.length);
    const seconds = Math.min(wholeSeconds, drawnSeconds);
    await chargeVideo(db, { renderId: id, userId: video.userId, seconds });
    await updateVideo(db, projectId, {
      ...finished,
      revision,
      document,
      quality,
      watermark,
      customSize,
      captions,
      finishedAt: new Date(),
    });
    const targets = targetsIn(JSON.parse(await unpackText(document)));
    await replaceReferences(db, projectId, 'video', targets);
    await releaseFiles(db, keysOfVideo(video));
    await endRender(db, id, { state: 'done' });
    await sendToSite({ ...parts, db }, projectId);
    await mailAbout({ ...parts, db }, 'video-ready', render, video);
  });
}
