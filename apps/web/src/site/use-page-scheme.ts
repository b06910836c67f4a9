import { useState } from 'react';
import { keepScheme, keptScheme, shownScheme } from '../theme/color-scheme.ts';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** The scheme of a page that has no Mantine: public/scheme.js set it, this changes it. */
export function usePageScheme(): readonly ['light' | 'dark', () => void] {
  const [scheme, setScheme] = useState(() => shownScheme(keptScheme(), systemIsDark()));
  const toggle = () => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    document.documentElement.setAttribute('data-mantine-color-scheme', next);
    keepScheme(next);
    setScheme(next);
  };
  return [scheme, toggle];
}
