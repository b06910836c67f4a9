import '../theme/page-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LandingPage } from './landing-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to draw in');

createRoot(root).render(
  <StrictMode>
    <LandingPage />
  </StrictMode>,
);
