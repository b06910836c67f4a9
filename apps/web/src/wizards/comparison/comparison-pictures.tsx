import type { ProjectData } from '@reelwright/movie';
import { topicSearch } from '../../wizard/picture-objects/topic-pictures.tsx';
import { usePictureObjects } from '../../wizard/picture-objects/use-picture-objects.ts';
import { useWizard } from '../../wizard/wizard-model.ts';

/** Products without a photo show what their names mean. Draws nothing. */
export function ComparisonPictures(): null {
  const { data } = useWizard();
  usePictureObjects([
    ...topicSearch(data),
    ...(data.info.products ?? []).flatMap(({ text = '', objects }, at) =>
      objects ? [] : [{ words: text.trim(), set: withProduct(at, text) }],
    ),
  ]);
  return null;
}

/** Only while it is still called so. */
const withProduct =
  (at: number, name: string) =>
  (data: ProjectData, objects: readonly string[]): ProjectData => ({
    ...data,
    info: {
      ...data.info,
      products: (data.info.products ?? []).map((product, index) =>
        index === at && product.text === name ? { ...product, objects: [...objects] } : product,
      ),
    },
  });
