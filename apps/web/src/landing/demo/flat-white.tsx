/** A cup seen from the side, with a leaf in the foam. */
export function FlatWhite() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <ellipse cx="56" cy="103" rx="46" ry="7" fill="var(--rw-art-snow)" />
      <ellipse cx="56" cy="101" rx="30" ry="4" fill="var(--rw-art-lilac)" />
      <path
        d="M88 56h8a14 14 0 0 1 0 28h-12"
        fill="none"
        stroke="var(--rw-art-snow)"
        strokeWidth="7"
      />
      <path d="M20 48h72c0 34-12 52-36 52S20 82 20 48z" fill="var(--rw-art-snow)" />
      <path
        d="M74 48h18c0 34-12 52-36 52 14-8 18-28 18-52z"
        fill="var(--rw-art-lilac)"
        opacity="0.55"
      />
      <ellipse cx="56" cy="48" rx="36" ry="11" fill="var(--rw-art-coffee)" />
      <ellipse cx="56" cy="48" rx="30" ry="8" fill="var(--rw-art-sand)" />
      <path d="M56 41c9 2 12 5 0 14-12-9-9-12 0-14z" fill="var(--rw-art-cream)" />
    </svg>
  );
}
