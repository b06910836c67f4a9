import { countPicture, replacePicture } from '@reelwright/movie';
import { pickMedia } from '../../media-picker/pick-media.tsx';
import { toast } from '../../ui/toast.tsx';
import { orientationOf } from '../../wizard/size/video-shapes.ts';
import { wordsOfSlide } from '../media/words-of-slide.ts';
import type { EditorSession } from '../state/editor-session.ts';

/** Lets somebody choose another picture for all places that have the selected one. */
export async function replaceEverywhere(session: EditorSession): Promise<void> {
  const url = session.selected()[0]?.url;
  if (!url) return;
  const { saving } = session.tab.view.get();
  const { frames, movie } = saving.data;
  const [keyword = '', ...alsoKeywords] = wordsOfSlide(session.slide(), saving);
  const count = countPicture(frames, url);
  const title = count === 1 ? 'Replace it in the film' : `Replace it in ${count} places`;
  const orientation = orientationOf(movie.size);
  const media = await pickMedia({ title, keyword, alsoKeywords, orientation });
  if (!media?.url) return;
  session.tab.edit(replacePicture, {
    url,
    by: {
      url: media.url,
      thumbnail: media.thumbnail,
      type: media.type === 'video' ? 'video' : 'image',
    },
  });
  toast.success(count === 1 ? 'Replaced.' : `Replaced in ${count} places.`, {
    undo: session.tab.undo,
  });
}
