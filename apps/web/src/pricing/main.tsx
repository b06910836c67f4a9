import '../theme/page-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PricingPage } from './pricing-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('pricing.html has no #root to draw in');

createRoot(root).render(
  <StrictMode>
    <PricingPage />
  </StrictMode>,
);
