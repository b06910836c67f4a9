import { namedWishes, topicWish } from '../../wizard/picture-objects/object-wishes.ts';
import { usePictureObjects } from '../../wizard/picture-objects/use-picture-objects.ts';
import { useWizard } from '../../wizard/wizard-model.ts';

/** Products without a photo show what their names mean. Draws nothing. */
export function ComparisonPictures(): null {
  const { data } = useWizard();
  usePictureObjects([...topicWish(data), ...namedWishes(data, 'products')]);
  return null;
}
