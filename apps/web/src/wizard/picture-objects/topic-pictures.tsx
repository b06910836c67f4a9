import { useWizard } from '../wizard-model.ts';
import { topicWish } from './object-wishes.ts';
import { usePictureObjects } from './use-picture-objects.ts';

/** What the whole film is about, in pictures, from its keyword. Draws nothing. */
export function TopicPictures(): null {
  const { data } = useWizard();
  usePictureObjects(topicWish(data));
  return null;
}
