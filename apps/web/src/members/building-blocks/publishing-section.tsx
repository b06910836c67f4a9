import { lazy, Suspense } from 'react';
import { useInView } from '../../catalogue/use-in-view.ts';
import { Section } from './section.tsx';

const PublishingDemo = lazy(async () => ({
  default: (await import('./publishing-demo.tsx')).PublishingDemo,
}));

/** The last step of the wizards. The player is fetched once somebody looks at it. */
export function PublishingSection() {
  const [place, isInView] = useInView<HTMLDivElement>();
  return (
    <Section
      id="publishing"
      title="Publishing"
      intro="The end of every wizard: the draft moves, and one press sends it on its way."
    >
      <div ref={place}>
        <Suspense>{isInView && <PublishingDemo />}</Suspense>
      </div>
    </Section>
  );
}
