/** A dripper on a glass pot. */
export function PourOver() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <ellipse cx="58" cy="108" rx="40" ry="5" fill="var(--rw-art-ink)" opacity="0.16" />
      <path
        d="M88 70h10a10 10 0 0 1 0 24h-8"
        fill="none"
        stroke="var(--rw-art-ink)"
        strokeWidth="6"
      />
      <path
        d="M38 60h40l12 34c3 8-2 14-9 14H35c-7 0-12-6-9-14z"
        fill="var(--rw-art-snow)"
        opacity="0.75"
      />
      <path d="M30 86h56l3 8c2 7-2 12-8 12H35c-6 0-10-5-8-12z" fill="var(--rw-art-coffee)" />
      <path d="M56 62h4v24h-4z" fill="var(--rw-art-coffee)" />
      <path d="M26 16h64L74 52H42z" fill="var(--rw-art-cream)" />
      <path d="M26 16h64l-3.5 8h-57z" fill="var(--rw-art-coffee)" />
      <path d="M70 24h16.5L74 52H62z" fill="var(--rw-art-sand)" opacity="0.7" />
      <rect x="34" y="52" width="48" height="8" rx="4" fill="var(--rw-art-clay)" />
    </svg>
  );
}
