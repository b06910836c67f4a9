import '../theme/page-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shareStyleNonce } from '../theme/style-nonce.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { LeadPage } from './lead-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('lead.html has no #root to draw in');

shareStyleNonce();
const code = new URLSearchParams(location.search).get('code') ?? '';
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <LeadPage code={code} />
    </ThemeProvider>
  </StrictMode>,
);
