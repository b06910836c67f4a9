import { brandColours, type Looks, productName } from '@reelwright/contract';
import type { CSSProperties } from 'react';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import classes from '../settings.module.css';

const schemes = ['light', 'dark'] as const;

/** How it will look, on both grounds. */
export function LooksPreview({
  looks: { name, logo, colour, welcome },
}: {
  readonly looks: Looks;
}) {
  return (
    <section aria-label="How it will look" className={classes.previews}>
      {schemes.map((scheme) => (
        <div
          key={scheme}
          data-mantine-color-scheme={scheme}
          className={classes.preview}
          style={colour ? (tokenStyle(brandColours(colour)[scheme]) as CSSProperties) : {}}
        >
          <span className={classes.previewBrand}>
            {logo ? (
              <img src={logo} alt="" className={classes.logo} />
            ) : (
              <BrandMark className={classes.logo} />
            )}
            <strong>{name || productName}</strong>
          </span>
          <span className={classes.previewWords}>{welcome || 'Answer a few questions.'}</span>
          <span className={classes.previewLink}>A link, as it is read</span>
          <span className={classes.previewButton}>Make a film</span>
        </div>
      ))}
    </section>
  );
}

function tokenStyle(tokens: object) {
  return Object.fromEntries(
    Object.entries(tokens).map(([token, value]) => [`--rw-${token}`, value]),
  );
}
