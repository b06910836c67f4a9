import { useMemo } from 'react';
import { sampleMovie, samplePicture, sampleText } from '../../catalogue/sample-movie.ts';
import { PublishStep } from '../../publish/publish-step.tsx';
import { toast } from '../../ui/toast.tsx';
import { Specimen } from './section.tsx';

/** The publish step as members and as guests see it. */
export function PublishingDemo() {
  const movie = useMemo(
    () => sampleMovie([{ items: [samplePicture(), sampleText()], seconds: 4 }]),
    [],
  );
  const step = {
    movie,
    isReady: true,
    onPublish: (way: string) => toast.info(`Publish: ${way}`),
    onEdit: () => toast.info('To the full editor'),
    onEditCaptions: () => toast.info('To the captions, in the full editor'),
    onEditCopy: () => toast.info('To the full editor, with a copy'),
    onEmail: async () => undefined,
  };
  return (
    <>
      <Specimen label="Publish step of a member">
        <PublishStep {...step} isGuest={false} />
      </Specimen>
      <Specimen label="Publish step of a guest">
        <PublishStep {...step} isGuest />
      </Specimen>
    </>
  );
}
