import classes from './site-footer.module.css';

const links = [
  { href: '/', label: 'Front page' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Help and contact' },
  { href: '/docs', label: 'Documentation' },
  { href: '/credits', label: 'Credits' },
];

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <p>Reelwright · the video maker for your own machine</p>
      <nav aria-label="All pages" className={classes.links}>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  );
}
