import type { ProjectData } from '@reelwright/movie';
import { useWizard } from '../wizard-model.ts';
import { type ObjectSearch, usePictureObjects } from './use-picture-objects.ts';

/** What the whole film is about, in pictures, from its keyword. Draws nothing. */
export function TopicPictures(): null {
  const { data } = useWizard();
  usePictureObjects(topicSearch(data));
  return null;
}

/** Nothing where somebody said what to show, or where it was found for this very keyword. */
export function topicSearch({ keyword = '', info }: ProjectData): readonly ObjectSearch[] {
  const words = keyword.trim();
  const isKnown = info.objects && (info.objectsOf === undefined || info.objectsOf === words);
  if (words === '' || isKnown) return [];
  const set: ObjectSearch['set'] = (data, objects) => ({
    ...data,
    info: { ...data.info, objects: [...objects], objectsOf: words },
  });
  return [{ words, set }];
}
