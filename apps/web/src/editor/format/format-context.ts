import { createContext, use } from 'react';
import type { FormatTab } from './format-tab.ts';

export const FormatContext = createContext<FormatTab | undefined>(undefined);

export function useFormats(): FormatTab {
  const formats = use(FormatContext);
  if (!formats) throw new Error('There is no editor around this component.');
  return formats;
}
