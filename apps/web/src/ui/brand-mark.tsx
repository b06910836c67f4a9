import { brand } from '../brand/brand.ts';

interface BrandMarkProps {
  readonly className?: string | undefined;
}

/** The owner's logo; else a play sign made of three frames, as in public/favicon.svg. */
export function BrandMark({ className }: BrandMarkProps) {
  if (brand.logo) return <img src={brand.logo} alt="" className={className} />;
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--rw-accent-fill)" />
      <g
        fill="var(--rw-on-fill)"
        stroke="var(--rw-on-fill)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      >
        <path d="M11.5 8.5v3.5h5.6z" />
        <path d="M11.5 14.6h8.9L22.7 16l-2.3 1.4h-8.9z" />
        <path d="M11.5 20v3.5l5.6-3.5z" />
      </g>
    </svg>
  );
}
