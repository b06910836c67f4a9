import { namedWishes, topicWish } from '../../wizard/picture-objects/object-wishes.ts';
import { usePictureObjects } from '../../wizard/picture-objects/use-picture-objects.ts';
import { useWizard } from '../../wizard/wizard-model.ts';
import { askHints } from './list-calls.ts';

/** Items that somebody wrote show something too, though no facts are looked up for them. Draws nothing. */
export function ListPictures(): null {
  const { data } = useWizard();
  const idea = data.info.idea?.text?.trim() || (data.keyword?.trim() ?? '');
  usePictureObjects([
    ...topicWish(data),
    ...namedWishes(data, 'items', (name) => ({
      takesBest: true,
      askKnown: async () => (await askHints(idea, name)).objects,
    })),
  ]);
  return null;
}
