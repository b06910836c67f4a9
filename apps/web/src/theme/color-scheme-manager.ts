import type { MantineColorSchemeManager } from '@mantine/core';
import { COLOR_SCHEME_KEY, isColorScheme, keepScheme, keptScheme } from './color-scheme.ts';

/** Lets Mantine keep its scheme where the rest of the product keeps it, and follow a change made in another tab. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: keptScheme,
    set: keepScheme,
    clear: () => keepScheme('auto'),
    subscribe: (onUpdate) => {
      const follow = (event: StorageEvent) => {
        if (event.key === COLOR_SCHEME_KEY && isColorScheme(event.newValue)) {
          onUpdate(event.newValue);
        }
      };
      addEventListener('storage', follow);
      stop = () => removeEventListener('storage', follow);
    },
    unsubscribe: () => stop(),
  };
}
