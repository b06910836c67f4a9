import type { ProjectData } from '@reelwright/movie';
import { wizardCategory } from '@reelwright/wizards/machine';
import { IconMovie, IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo, Suspense, useState } from 'react';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { previewOfCategory } from '../../video-types/kind-previews.tsx';
import { draftState } from '../draft/draft-state.ts';
import { useWizard } from '../wizard-model.ts';
import { LaterReview } from './later-review.tsx';
import classes from './live-preview.module.css';
import type { Shown } from './shown.ts';

/** What draws films is large: the form is there before it. */
export const fetchLiveFilm = async () => (await import('./live-film.tsx')).LiveFilm;
const LiveFilm = fetchedPart(fetchLiveFilm);
const ExampleFilm = fetchedPart(async () => (await import('./example-film.tsx')).ExampleFilm);

interface LivePreviewProps {
  readonly film: ProjectData | undefined;
  /** There are answers to make a film of, and it will be there in a moment. */
  readonly isMaking: boolean;
  readonly shown: Shown;
  /** It plays as soon as it can: for whoever came with a keyword. */
  readonly autoplay: boolean;
  /** All there is room for, also on a phone: nothing is worked on beside it. */
  readonly isLarge: boolean;
}

/** The film beside the form. It takes every change while it plays, and shows what is being worked on. */
export const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { film, shown, autoplay } = props;
  const [isOpen, setOpen] = useState(false);
  /** What was paused stays so, although there may be no film for a moment in between. */
  const [mayPlay, setMayPlay] = useState(autoplay);
  const isMini = !props.isLarge;
  if (!film || film.frames.length === 0) {
    return <NoFilm isMini={isMini} isMaking={props.isMaking} />;
  }
  const { width, height } = film.movie.size;
  return (
    <Suspense fallback={<NoFilm isMini={isMini} isMaking />}>
      <div className={classes.preview} data-mini={isMini || undefined}>
        <div className={classes.ground}>
          <div className={classes.film} style={{ '--ratio': width / height }}>
            <LiveFilm film={film} shown={shown} autoplay={mayPlay} onPlaying={setMayPlay} />
          </div>
          {/* On phones the film is a small picture; pressing it opens it. */}
          <button type="button" className={classes.open} onClick={() => setOpen(true)}>
            <Icon shape={IconPlayerPlayFilled} />
            Play your video
          </button>
        </div>
        {isOpen && <LaterReview film={film} onClose={() => setOpen(false)} />}
      </div>
    </Suspense>
  );
});

interface NoFilmProps {
  readonly isMini: boolean;
  readonly isMaking: boolean;
}

/** What will come: the wizard's example, softly, until there is something of one's own to show. */
function NoFilm({ isMini, isMaking }: NoFilmProps) {
  const { wizard, data } = useWizard();
  // While a film of one's own is on its way, the line is left to that.
  const isComing = useStore(draftState).activity !== undefined || isMaking;
  const { width, height } = data.movie.size;
  return (
    <div className={classes.preview} data-mini={isMini || undefined}>
      <div className={classes.empty} style={{ '--ratio': width / height }}>
        <div className={classes.example}>
          {/* A drawing is there at once, its picture soon; what it is made of takes a moment. */}
          <svg
            viewBox="0 0 160 90"
            preserveAspectRatio="xMidYMid slice"
            className={classes.still}
            aria-hidden="true"
            focusable="false"
          >
            {previewOfCategory(wizardCategory(wizard))}
          </svg>
          <img className={classes.still} src={`/library/samples/${wizard.id}.webp`} alt="" />
          {!isMaking && (
            <Suspense>
              <ExampleFilm isPlaying={!isComing} />
            </Suspense>
          )}
        </div>
        <p className={classes.promise}>
          <Icon shape={IconMovie} />
          {isComing
            ? 'Your video is on its way. Until then, this is an example.'
            : 'This is an example. Your video plays here as soon as there is something to show.'}
        </p>
      </div>
    </div>
  );
}
