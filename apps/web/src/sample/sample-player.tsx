import type { ProjectData } from '@reelwright/movie';
import { MoviePlayer } from '../player/movie-player.tsx';
import { shareStyleNonce } from '../theme/style-nonce.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';

shareStyleNonce();

/** The sample in the product's own player. It brings its theme along: the front page has none. */
export function SamplePlayer({ movie }: { readonly movie: ProjectData }) {
  return (
    <ThemeProvider>
      <MoviePlayer movie={movie} autoplay loop />
    </ThemeProvider>
  );
}
