import { featureList } from '../feature-list.ts';
import type { PersonalData } from './personal-data.ts';

/** Everything kept about people, as the features say. */
export const personalDataList: readonly PersonalData[] = featureList
  .map(({ personalData }) => personalData)
  .filter((kind) => kind !== undefined);
