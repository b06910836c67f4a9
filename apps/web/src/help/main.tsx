import '../theme/page-styles.ts';
import './help.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteFooter } from '../site/site-footer.tsx';
import { SiteHeader } from '../site/site-header.tsx';

// The text of a help page is in the document already; only the frame around it is drawn here.
for (const [id, part] of [
  ['site-header', <SiteHeader key="header" />],
  ['site-footer', <SiteFooter key="footer" />],
] as const) {
  const place = document.getElementById(id);
  if (!place) throw new Error(`help.html has no #${id} to draw in`);
  createRoot(place).render(<StrictMode>{part}</StrictMode>);
}
