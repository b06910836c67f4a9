import { captionTexts } from '@reelwright/captions';
import { type JsonObject, readProjectData } from '@reelwright/movie';
import { textsToTranslate } from '@reelwright/movie/translation';

/** All that is read or heard in a project, and what somebody wrote for its captions; each text once. */
export function textsOfFilm(source: JsonObject): readonly string[] {
  const { captions } = readProjectData(source).data;
  return [...new Set([...textsToTranslate(source), ...captionTexts(captions)])];
}
