/** People come in both sexes and five skin tones: which of them a picture shows is decided by its seed. */

const tone = /-(?:light|medium-light|medium|medium-dark|dark)$/;
/** Bodies, not hands: hands stay as they are known, in one bright colour. */
const hands =
  /hand|finger|fist|thumb|palms|backhand|victory|salute|horns|gesture$|nail-polish|selfie|biceps|^(?:leg|foot|ear|nose)/;
/** How many of each cast are drawn at most. */
const castSize = 40;

export interface PersonVariants {
  /** One of those that a neutral name stands for; anything else stays as it is. */
  variantOf(name: string, seed: number): string;
}

/** `health-worker` → `woman-health-worker-medium`, `cast-team` → `cast-team-7`. */
export function personVariants(names: readonly string[]): PersonVariants {
  const known = new Set(names);
  const variants = new Map<string, string[]>();
  for (const name of names) {
    if (!tone.test(name) || hands.test(name)) continue;
    const whole = name.replace(tone, '');
    const role = whole.replace(/^(?:man|woman)-/, '');
    // The neutral figure stands for women and men: cook, person-running.
    const neutral = known.has(role) ? role : known.has(`person-${role}`) ? `person-${role}` : whole;
    // Beside women and men, the figure that is neither adds nothing.
    const isNeither = whole === role;
    if (isNeither && known.has(`woman-${role.replace(/^person-/, '')}`)) continue;
    for (const key of new Set([whole, neutral]))
      variants.set(key, [...(variants.get(key) ?? []), name]);
  }
  return {
    variantOf: (name, seed) => {
      if (name.startsWith('cast-')) return `${name}-${1 + (seed % castSize)}`;
      const all = variants.get(name);
      return all?.[seed % all.length] ?? name;
    },
  };
}
