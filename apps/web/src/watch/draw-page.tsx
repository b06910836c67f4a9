import '../theme/page-styles.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shareStyleNonce } from '../theme/style-nonce.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';

/** Draws a page about a video in place of what the server wrote there. */
export function drawPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to draw in');
  shareStyleNonce();
  root.replaceChildren();
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}
