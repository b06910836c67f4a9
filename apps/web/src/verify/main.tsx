import '../theme/page-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shareStyleNonce } from '../theme/style-nonce.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { VerifyPage } from './verify-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('verify.html has no #root to draw in');

shareStyleNonce();
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <VerifyPage />
    </ThemeProvider>
  </StrictMode>,
);
