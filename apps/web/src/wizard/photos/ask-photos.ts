import { cutText, type ProjectData } from '@reelwright/movie';
import type { MediaEntry } from '@reelwright/wizards';
import type { AskPhotos } from '@reelwright/wizards/photos';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { keepMedia } from '../../media-picker/keep-media.ts';
import { orientationOf } from '../size/video-shapes.ts';

/** What the call takes. */
const longest = { about: 300, search: 200, sentence: 2000, lines: 24, taken: 400 } as const;

/** Asks the server for photos that fit; what it finds is copied, so that the film doesn't depend on where it lies. */
export function photosFor(size: ProjectData['movie']['size'], signal: AbortSignal): AskPhotos {
  return async ({ about, topic, search, lines, taken, wantsClip }) => {
    const body = {
      about: cutText(about, longest.about),
      topic: cutText(topic, longest.about),
      search: search.map((words) => cutText(words, longest.search)),
      lines: lines.slice(0, longest.lines).map(({ sentence, isName }) => ({
        sentence: cutText(sentence, longest.sentence),
        isName,
      })),
      taken: taken.slice(-longest.taken),
      wantsClip,
      orientation: orientationOf(size),
    };
    const { photos, ...answer } = await request((options) => client.filmPhotos({ body }, options), {
      signal,
    });
    const kept = await Promise.all(
      photos.map(async (photo): Promise<MediaEntry | null> => {
        if (!photo) return null;
        const { source: _source, description: _description, match: _match, ...entry } = photo;
        // What cannot be copied is shown from where it is.
        return keepMedia(entry, signal).catch(() => entry);
      }),
    );
    signal.throwIfAborted();
    return { ...answer, photos: kept };
  };
}
