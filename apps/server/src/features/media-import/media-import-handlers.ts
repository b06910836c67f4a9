import { Readable } from 'node:stream';
import {
  hostedVideoPage,
  type MediaItem,
  type mediaImportCalls,
  storedMediaPath,
} from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { shippedAssets } from '../../library/shipped-manifest.ts';
import type { PageScreenshot } from '../../providers/page-screenshot/page-screenshot-port.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { turnOf } from '../../turns/turn-of.ts';
import { fileOwnerOf } from '../guest-work/owner-of.ts';
import { isWebAddress, keyOfOwn } from '../stored-files/media-target.ts';
import {
  findStored,
  listUploads,
  type StoredFileRow,
} from '../stored-files/stored-file-repository.ts';
import { keepAtOnce } from '../uploads/keep-at-once.ts';
import { type CopyParts, createCopyMedia } from './copy-media.ts';
import { readVideoInfo, requireHosted } from './read-video-info.ts';

interface ImportParts extends CopyParts {
  readonly publicUrl: string;
  readonly screenshot: PageScreenshot;
}

/** A browser takes a processor and half a gigabyte for some seconds; people take turns. */
export const screenshotLimits = { atOnce: 1, waitingPerAccount: 2, waitingInAll: 10 };

const page = { maxBytes: 4 * 1024 * 1024, timeoutMs: 20_000 };
const list = { maxBytes: 1024 * 1024, timeoutMs: 15_000 };
const textTypes = [
  'text/',
  'application/json',
  'application/xml',
  'application/xhtml+xml',
  'application/rss+xml',
];
const maxListed = 1000;

export function createMediaImportHandlers(
  parts: ImportParts,
): FeatureHandlers<keyof typeof mediaImportCalls> {
  const { db, fetch, publicUrl } = parts;
  const copyMedia = createCopyMedia(parts);
  const queue = createFairQueue(screenshotLimits);

  const readText = async (url: string, limits: typeof page, signal: AbortSignal) => {
    const reply = await fetch(url, { ...limits, signal, accept: textTypes });
    const text = await reply.text();
    if (!reply.ok) throw new CodedError('address-unreachable');
    return text;
  };

  return {
    s3Url: async ({ body, caller }) => {
      const owner = fileOwnerOf(await caller());
      const { url, data, credit, name = '' } = body;
      if (data !== undefined) {
        const content = bytesOf(data);
        const stream = Readable.from([content]);
        const file = { name, stream, claimedBytes: content.length };
        return copyReply(await keepAtOnce(parts, owner, file), body.onlyThumb);
      }
      const address = url ?? '';
      const key = keyOfOwn(address, publicUrl);
      if (key) {
        const own = await findStored(db, key);
        if (!own) throw new CodedError('not-found');
        return copyReply(own, body.onlyThumb);
      }
      if (!isWebAddress(address)) throw new CodedError('address-invalid');
      return copyReply(await copyMedia(address, owner, credit), body.onlyThumb);
    },
    s3List: async ({ query, caller }) => {
      const hasEnding = (address: string) =>
        query.ext === '' || address.endsWith(`.${query.ext.replace(/^\./, '')}`);
      if (query.bucket === 'library') {
        return [...shippedAssets().keys()]
          .filter((address) =>
            address.startsWith(`/library/${query.folder ? `${query.folder}/` : ''}`),
          )
          .filter(hasEnding)
          .slice(0, maxListed);
      }
      const { rows } = await listUploads(db, fileOwnerOf(await caller()), {
        start: 0,
        most: maxListed,
      });
      return rows.map(({ key }) => `${storedMediaPath}${key}`).filter(hasEnding);
    },
    webPage: async ({ query, signal }) => ({ data: await readText(query.url, page, signal) }),
    webText: ({ query, signal }) => readText(query.url, list, signal),
    hostedVideoInfo: ({ query, signal }) => readVideoInfo(fetch, query.url, signal),
    hostedVideoPage: ({ query }) => hostedVideoPage(requireHosted(query.url)),
    pageScreenshot: async ({ body, caller, address, signal }) => {
      const person = await caller();
      const owner = fileOwnerOf(person);
      if (!isWebAddress(body.url)) throw new CodedError('address-invalid');
      const { href, hostname } = new URL(body.url);
      try {
        const view = { whole: body.whole, phone: body.phone };
        const take = () => parts.screenshot.take(href, view, signal);
        const picture = await queue.run(turnOf(person, address).person, take, signal);
        const stream = Readable.from([picture]);
        const file = { name: `${hostname}.png`, stream, claimedBytes: picture.length };
        return copyReply(await keepAtOnce(parts, owner, file));
      } catch (error) {
        throw error instanceof TooManyWaiting ? new CodedError('screenshot-busy') : error;
      }
    },
  };
}

/** The content of a data URL, whatever it claims to be: what it is goes by its content. */
function bytesOf(data: string): Buffer {
  const comma = data.indexOf(',');
  const isBase64 = /;base64$/i.test(data.slice(0, comma));
  if (comma < 0) throw new CodedError('unsupported-file');
  const text = data.slice(comma + 1);
  return isBase64 ? Buffer.from(text, 'base64') : Buffer.from(safelyDecoded(text), 'utf8');
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function copyReply(row: StoredFileRow, onlyThumb = false) {
  const { key, thumbKey, widthPx, heightPx, seconds } = row;
  const kind = row.type?.split('/')[0];
  const type: MediaItem['type'] = kind === 'video' || kind === 'audio' ? kind : 'image';
  const url = `${storedMediaPath}${key}`;
  const thumbnail = thumbKey ? `${storedMediaPath}${thumbKey}` : type === 'image' ? url : '';
  return {
    url: onlyThumb && thumbnail ? thumbnail : url,
    thumbnail,
    type,
    ...(widthPx !== null && { width: widthPx }),
    ...(heightPx !== null && { height: heightPx }),
    ...(seconds !== null && { duration: seconds }),
  };
}
