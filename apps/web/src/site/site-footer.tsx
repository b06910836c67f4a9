import { productName } from '@reelwright/contract';
import { brand } from '../brand/brand.ts';
import classes from './site-footer.module.css';

const links = [
  { href: '/', label: 'Front page' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Help and contact' },
  { href: '/docs', label: 'Documentation' },
  { href: '/credits', label: 'Credits' },
];

/** What the owner wrote down for the law. */
const legalLinks = brand.legal.map(({ href, title }) => ({ href, label: title }));

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <p>
        {brand.name}
        {brand.name === productName && ' · the video maker for your own machine'}
      </p>
      <nav aria-label="All pages" className={classes.links}>
        {[...links, ...legalLinks].map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  );
}
