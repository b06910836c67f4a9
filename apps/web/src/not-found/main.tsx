import '../theme/page-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NotFoundPage } from './not-found-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('not-found.html has no #root to draw in');

createRoot(root).render(
  <StrictMode>
    <NotFoundPage />
  </StrictMode>,
);
