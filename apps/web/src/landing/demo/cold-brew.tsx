/** A tall glass with ice and a straw. */
export function ColdBrew() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="108" rx="36" ry="5" fill="var(--rw-art-ink)" opacity="0.16" />
      <path d="M70 6 62 60" stroke="var(--rw-art-clay)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M32 22h56l-7 80a7 7 0 0 1-7 6H46a7 7 0 0 1-7-6z"
        fill="var(--rw-art-snow)"
        opacity="0.65"
      />
      <path d="M34.5 44h51l-5.5 56a5 5 0 0 1-5 4H45a5 5 0 0 1-5-4z" fill="var(--rw-art-coffee)" />
      <path d="M36.07 60h47.86L85.5 44h-51z" fill="var(--rw-art-sand)" opacity="0.85" />
      <rect
        x="42"
        y="38"
        width="17"
        height="17"
        rx="3"
        fill="var(--rw-art-mist)"
        transform="rotate(-12 50 46)"
      />
      <rect
        x="62"
        y="40"
        width="16"
        height="16"
        rx="3"
        fill="var(--rw-art-snow)"
        transform="rotate(14 70 48)"
      />
      <rect
        x="50"
        y="56"
        width="14"
        height="14"
        rx="3"
        fill="var(--rw-art-mist)"
        opacity="0.8"
        transform="rotate(24 57 63)"
      />
    </svg>
  );
}
