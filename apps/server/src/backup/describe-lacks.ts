const maxNamed = 10;

/** What a backup does not have although its rows speak of it; nothing when it has everything. */
export function describeLacks(lacks: readonly string[]): string {
  if (lacks.length === 0) return '';
  const named = lacks.slice(0, maxNamed).map((key) => `  ${key}\n`);
  const more = lacks.length > maxNamed ? `  and ${lacks.length - maxNamed} more\n` : '';
  return `It lacks ${lacks.length} of the stored files (removed meanwhile, or lost before):\n${named.join('')}${more}`;
}
