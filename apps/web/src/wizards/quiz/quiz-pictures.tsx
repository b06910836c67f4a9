import { namedWishes, topicWish } from '../../wizard/picture-objects/object-wishes.ts';
import { usePictureObjects } from '../../wizard/picture-objects/use-picture-objects.ts';
import { useWizard } from '../../wizard/wizard-model.ts';

/** Questions show what they name, and else what the whole quiz is about. Draws nothing. */
export function QuizPictures(): null {
  const { data } = useWizard();
  usePictureObjects([
    ...topicWish(data),
    ...namedWishes(data, 'questions', () => ({ isSentence: true })),
  ]);
  return null;
}
