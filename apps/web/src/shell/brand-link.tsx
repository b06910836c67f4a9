import { brand } from '../brand/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import classes from './brand-link.module.css';

interface BrandLinkProps {
  readonly isCollapsed?: boolean;
}

/** The product's name, leading to its front page. */
export function BrandLink({ isCollapsed = false }: BrandLinkProps) {
  return (
    <a href="/" className={classes.brand} aria-label={`${brand.name}, front page`}>
      <BrandMark className={classes.mark} />
      <span className={classes.name} data-hidden={isCollapsed || undefined}>
        {brand.name}
      </span>
    </a>
  );
}
