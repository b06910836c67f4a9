import { filmOf } from '@reelwright/wizards/machine';
import { useMemo } from 'react';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { useWizard } from '../wizard-model.ts';

/** Everything of the first slide is there by then. */
const exampleSeconds = 1.6;

/** The film of a wizard's own sample answers, in the shape of the film that is being made. */
export function ExampleFilm({ isPlaying }: { readonly isPlaying: boolean }) {
  const { wizard, data } = useWizard();
  const isStill = useReducedMotion();
  const { width, height } = data.movie.size;
  const sample = useMemo(() => {
    const answers = wizard.sampleAnswers();
    const { movie } = answers;
    return filmOf(wizard, {
      ...answers,
      movie: { ...movie, size: { ...movie.size, width, height } },
    });
  }, [wizard, width, height]);
  return (
    <MovieThumb
      movie={sample}
      stillSeconds={exampleSeconds}
      isPlaying={isPlaying && !isStill}
      label={`An example of a ${wizard.title} video`}
    />
  );
}
