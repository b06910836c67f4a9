import { useMemo } from 'react';
import { sampleMovie, samplePicture, sampleText } from '../../catalogue/sample-movie.ts';
import { PublishStep } from '../../publish/publish-step.tsx';
import { toast } from '../../ui/toast.tsx';
import { Section, Specimen } from './section.tsx';

/** The last step of the wizards, as members and as guests see it. */
export function PublishingSection() {
  const movie = useMemo(
    () => sampleMovie([{ items: [samplePicture(), sampleText()], seconds: 4 }]),
    [],
  );
  const step = {
    movie,
    isReady: true,
    onPublish: (way: string) => toast.info(`Publish: ${way}`),
    onAdvancedEditor: () => toast.info('To the advanced editor'),
    onEmail: async (email: string) => email !== '',
  };
  return (
    <Section
      id="publishing"
      title="Publishing"
      intro="The end of every wizard: the draft moves, and one press sends it on its way."
    >
      <Specimen label="Publish step of a member">
        <PublishStep {...step} isGuest={false} />
      </Specimen>
      <Specimen label="Publish step of a guest">
        <PublishStep {...step} isGuest />
      </Specimen>
    </Section>
  );
}
