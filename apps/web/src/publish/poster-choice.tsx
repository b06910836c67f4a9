import { Button } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import { errorMessage } from '../api/error-message.ts';
import { keepPoster, storePicture } from '../tools/thumbnail/save-poster.ts';
import { toast } from '../ui/toast.tsx';
import { useBusy } from '../ui/use-busy.ts';
import type { OpenPublish } from './open-publish.ts';
import { describeUnsaved } from './out-of-reach.ts';
import classes from './publish-popup.module.css';

interface PosterChoiceProps {
  readonly open: OpenPublish;
  readonly movie: ProjectData;
  /** The project was saved with another poster. */
  readonly onChanged: () => Promise<unknown>;
}

/** The picture that stands for the video before it plays: a moment of it, or a thumbnail made for it. */
export function PosterChoice({ open, movie, onChanged }: PosterChoiceProps) {
  const { isBusy, run } = useBusy();
  const { poster, ...publish } = movie.publish;
  const keep = async (url: string | undefined) => {
    if (open.remember && open.save) {
      open.remember({ ...publish, ...(url && { poster: { url } }) });
      if (!(await open.save())) throw new Error(describeUnsaved());
    } else await keepPoster(open.id, url);
    await onChanged();
  };
  const attempt = (work: () => Promise<void>) =>
    run(() => work().catch((error: unknown) => void toast.error(errorMessage(error))));
  const make = async () => {
    // Only whoever makes one needs its code.
    const { makeThumbnail } = await import('../tools/thumbnail/make-thumbnail.tsx');
    const picture = await makeThumbnail(movie, open.title);
    if (picture) await keep(await storePicture(picture, open.title));
  };
  return (
    <div className={classes.poster}>
      {poster && (
        <img
          className={classes.posterPicture}
          src={mediaAddress(poster.url, location.origin)}
          alt="The poster of this video"
        />
      )}
      <div>
        <p className={classes.posterTitle}>Poster</p>
        <p className={classes.posterWords}>
          {poster
            ? 'Shown before the video plays, and where its link is shared. It’s used the next time you publish.'
            : 'A moment of the video is shown before it plays. A thumbnail with big words can take its place.'}
        </p>
        <div className={classes.posterButtons}>
          <Button
            size="compact-sm"
            variant="default"
            loading={isBusy}
            onClick={() => void attempt(make)}
          >
            {poster ? 'Make another thumbnail' : 'Make a thumbnail'}
          </Button>
          {poster && (
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={isBusy}
              onClick={() => void attempt(() => keep(undefined))}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
