import { Suspense } from 'react';
import { fetchedPart } from '../../../ui/fetched-part.tsx';
import type { FilmVoiceProps } from './film-voice.tsx';

const FilmVoice = fetchedPart(async () => (await import('./film-voice.tsx')).FilmVoice);

/** A film is seen before anybody reads what it lacks: that is fetched after it. */
export function LaterFilmVoice(props: FilmVoiceProps) {
  return (
    <Suspense>
      <FilmVoice {...props} />
    </Suspense>
  );
}
