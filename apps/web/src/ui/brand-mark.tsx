interface BrandMarkProps {
  readonly className?: string | undefined;
}

/** A play sign made of three frames. public/favicon.svg is the same drawing. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--rw-accent-fill)" />
      <g
        fill="var(--rw-on-fill)"
        stroke="var(--rw-on-fill)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      >
        <path d="M11.5 8.5v3.500h5.600z" />
        <path d="M11.5 14.600h8.900L22.700 16l-2.300 1.400h-8.900z" />
        <path d="M11.5 20v3.500l5.600-3.500z" />
      </g>
    </svg>
  );
}
