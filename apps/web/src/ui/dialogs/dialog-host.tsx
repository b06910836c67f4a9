import { ModalsProvider } from '@mantine/modals';
import type { ReactNode } from 'react';

/** Where dialogs opened from code appear. Once per page, around everything. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  return <ModalsProvider>{children}</ModalsProvider>;
}
