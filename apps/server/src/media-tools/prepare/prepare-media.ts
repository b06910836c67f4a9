import { probeMedia } from '../probe-media.ts';
import { inConversionTurn } from './conversion-turns.ts';
import { prepareFilm } from './prepare-film.ts';
import { preparePicture } from './prepare-picture.ts';
import type { PreparedMedia, RawMedia } from './prepared-media.ts';
import { readHeic } from './read-heic.ts';

/**
 * Makes a file that somebody brought ready for videos: only what can be seen and heard stays, in a
 * format that browsers and the encoder take.
 */
export function prepareMedia(media: RawMedia): Promise<PreparedMedia> {
  const kind = media.type.startsWith('image/') && media.type !== 'image/gif' ? 'pictures' : 'films';
  return inConversionTurn(kind, () => prepareNow(media));
}

async function prepareNow(media: RawMedia): Promise<PreparedMedia> {
  if (media.type === 'image/heic') return preparePicture(await readHeic(media));
  if (media.type === 'image/gif')
    return (await moves(media)) ? prepareFilm(media) : preparePicture(media);
  return media.type.startsWith('image/') ? preparePicture(media) : prepareFilm(media);
}

/** A GIF is a picture or a film. */
async function moves(media: RawMedia): Promise<boolean> {
  const facts = await probeMedia({ ...media, kind: 'video' });
  return facts?.video !== undefined && facts.seconds * facts.video.framesPerSecond > 1.5;
}
