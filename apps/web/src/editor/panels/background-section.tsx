import type { Background } from '@reelwright/movie';
import { BackgroundFields } from './background-fields.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

/** What lies behind an item, in its box. */
export function BackgroundSection() {
  const field = useItemField<Background | undefined>(
    'background',
    ({ bg }) => bg,
    (_item, bg) => ({ bg }),
  );
  return (
    <Section title="Background">
      <BackgroundFields value={field.value} onChange={field.set} onEnd={field.end} />
    </Section>
  );
}
