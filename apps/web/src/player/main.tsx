import '../theme/page-styles.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shareStyleNonce } from '../theme/style-nonce.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { PlayerPage } from './player-page.tsx';
import { parsePlayerQuery } from './player-query.ts';

const root = document.getElementById('root');
if (!root) throw new Error('player.html has no #root to draw in');

shareStyleNonce();
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <PlayerPage query={parsePlayerQuery(location.search)} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
