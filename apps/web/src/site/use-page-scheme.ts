import { useEffect, useEffectEvent, useState } from 'react';
import {
  COLOR_SCHEME_KEY,
  type ColorScheme,
  isColorScheme,
  keepScheme,
  keptScheme,
  shownScheme,
} from '../theme/color-scheme.ts';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The scheme of a page that has no Mantine: public/scheme.js set it, this changes it and follows what changes. */
export function usePageScheme(): readonly ['light' | 'dark', () => void] {
  const [scheme, setScheme] = useState(() => shownScheme(keptScheme(), systemDark().matches));
  const show = useEffectEvent((kept: ColorScheme) => {
    const shown = shownScheme(kept, systemDark().matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', shown);
    setScheme(shown);
  });
  useEffect(() => {
    const system = systemDark();
    const followSystem = () => show(keptScheme());
    const followChoice = ({ key, newValue }: StorageEvent) => {
      if (key === COLOR_SCHEME_KEY && isColorScheme(newValue)) show(newValue);
    };
    system.addEventListener('change', followSystem);
    addEventListener('storage', followChoice);
    return () => {
      system.removeEventListener('change', followSystem);
      removeEventListener('storage', followChoice);
    };
  }, []);
  const toggle = () => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    keepScheme(next);
    // Other tabs hear of it by themselves. Told here too, so that a page that does have Mantine agrees.
    dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY, newValue: next }));
  };
  return [scheme, toggle];
}
