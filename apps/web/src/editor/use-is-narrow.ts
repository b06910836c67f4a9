import { useMediaQuery } from '@mantine/hooks';

/** A phone, or a window as narrow as one. Known before the first paint: nothing is drawn and taken away again. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(width <= 640px)', false, { getInitialValueInEffect: false }) ?? false;
}
