import { readProjectData } from '@reelwright/movie';
import { writeCaptionFile } from '../../captions/caption-file.ts';
import { captionLanguage } from '../../captions/caption-language.ts';
import type { Database } from '../../db/database.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import type { Log } from '../../log/create-log.ts';
import {
  type SiteFile,
  type VideoSite,
  VideoSiteError,
} from '../../providers/video-site/video-site-port.ts';
import type { Storage } from '../../storage/storage.ts';
import { unpackText } from '../projects/pack-text.ts';
import { dropChannel, findChannel } from './channel-repository.ts';
import {
  changeUpload,
  findUpload,
  UploadCalledOff,
  type VideoUpload,
} from './upload-repository.ts';
import { uploadVideoJob } from './upload-video-job.ts';

export interface UploadVideoParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly videoSite: () => VideoSite | undefined;
}

const sentences = {
  unconnected: 'Your YouTube channel is not connected. Please connect it and publish again.',
  permission: 'YouTube no longer lets us upload to your channel. Please connect it again.',
  limit: 'YouTube won’t take any more videos for your channel today. Please try again tomorrow.',
  unavailable: 'YouTube could not be reached for a long time. Please publish again.',
  captionPermission:
    'Its captions are not: your channel was connected before we could send them. To send them with the next video, please connect it again.',
  captions:
    'YouTube didn’t accept its captions. You can download them as SRT and add them there yourself.',
};

export function createUploadVideoHandler(parts: UploadVideoParts): JobHandler {
  const { db } = parts;
  return handleJob({
    job: uploadVideoJob,
    async run({ projectId, fileKey }, { signal, log }) {
      const upload = await findUpload(db, projectId, fileKey);
      if (!upload) return;
      const fail = (message: string) =>
        changeUpload(db, upload, { siteState: 'failed', siteMessage: message, siteSession: null });
      const channel = await findChannel(db, upload.userId);
      const videoSite = parts.videoSite();
      if (!videoSite || !channel) return fail(sentences.unconnected);
      try {
        await send(parts, videoSite, channel.permission, upload, { signal, log });
      } catch (error) {
        if (error instanceof UploadCalledOff) return;
        if (!(error instanceof VideoSiteError) || error.trouble === 'unavailable') throw error;
        log.info({ err: error, projectId }, 'A video was not taken by YouTube.');
        if (error.trouble === 'permission') await dropChannel(db, upload.userId);
        await fail(
          error.trouble === 'refused'
            ? `YouTube didn’t accept the video: ${error.message}`
            : sentences[error.trouble],
        );
      }
    },
    async giveUp({ projectId, fileKey }) {
      const upload = await findUpload(db, projectId, fileKey);
      if (!upload) return;
      const siteMessage = sentences.unavailable;
      await changeUpload(db, upload, { siteState: 'failed', siteMessage, siteSession: null });
    },
  });
}

async function send(
  { db, storage }: UploadVideoParts,
  videoSite: VideoSite,
  permission: string,
  upload: VideoUpload,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): Promise<void> {
  await changeUpload(db, upload, { siteState: 'uploading', siteMessage: null });
  const { id, url } = await videoSite.upload(
    permission,
    storedFile(storage, upload.sentKey, (await storage.head(upload.sentKey)).size),
    upload,
    {
      session: upload.session ?? undefined,
      keepSession: (siteSession) => changeUpload(db, upload, { siteSession }),
      onProgress: (bytes) =>
        changeUpload(db, upload, { sitePercent: Math.floor((bytes / upload.bytes) * 100) }),
      signal,
    },
  );
  await changeUpload(db, upload, {
    siteState: 'done',
    sitePercent: 100,
    siteUrl: url,
    siteMessage: await sendCaptions(videoSite, permission, { id, upload, signal, log }),
    siteSession: null,
  });
}

interface SentVideo {
  readonly id: string;
  readonly upload: VideoUpload;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** The video is there, with or without its captions: what goes wrong with them is told and fails nothing. */
async function sendCaptions(
  videoSite: VideoSite,
  permission: string,
  { id, upload, signal, log }: SentVideo,
): Promise<string | null> {
  const { data } = readProjectData(JSON.parse(await unpackText(upload.document)));
  const srt = writeCaptionFile(data, 'srt');
  if (srt === '') return null;
  const language = captionLanguage(data).code;
  try {
    await videoSite.addCaptions(permission, id, { srt, language }, signal);
    return null;
  } catch (error) {
    if (!(error instanceof VideoSiteError)) throw error;
    log.info({ err: error, projectId: upload.projectId }, 'Captions were not taken by YouTube.');
    return error.trouble === 'permission' ? sentences.captionPermission : sentences.captions;
  }
}

function storedFile(storage: Storage, key: string, bytes: number): SiteFile {
  return {
    bytes,
    async read(start, end, signal) {
      const { stream } = await storage.get(key, { range: { start, end: end - 1 }, signal });
      return Buffer.concat(await stream.toArray());
    },
  };
}
