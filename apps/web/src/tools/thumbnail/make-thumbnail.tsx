import { Button } from '@mantine/core';
import { type ProjectData, posterSeconds } from '@reelwright/movie';
import { errorMessage } from '../../api/error-message.ts';
import { openPopup } from '../../ui/open-popup.ts';
import { toast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { drawStill } from '../draw-still.ts';
import { ToolPreview } from '../tool-page.tsx';
import { coveringSize } from './frame-picker.tsx';
import classes from './thumbnail.module.css';
import { ThumbnailForm, ThumbnailPicture } from './thumbnail-form.tsx';
import { thumbnailSize } from './thumbnail-looks.ts';
import { maxThumbnailWords } from './thumbnail-movie.ts';
import { useThumbnail } from './use-thumbnail.ts';

/** Has somebody make a thumbnail for a film; undefined when they let it be. */
export async function makeThumbnail(film: ProjectData, title: string): Promise<Blob | undefined> {
  const seconds = posterSeconds(film);
  const frame = await drawStill({
    movie: film,
    seconds,
    size: coveringSize(film),
    type: 'image/jpeg',
  });
  const picture = URL.createObjectURL(frame);
  try {
    return await openPopup<Blob | undefined>(
      { title: 'Thumbnail', sizePx: 1040 },
      undefined,
      (answer) => <ThumbnailPopup film={film} title={title} picture={picture} onDone={answer} />,
    );
  } finally {
    URL.revokeObjectURL(picture);
  }
}

interface ThumbnailPopupProps {
  readonly film: ProjectData;
  readonly title: string;
  readonly picture: string;
  readonly onDone: (thumbnail: Blob) => void;
}

function ThumbnailPopup({ film, title, picture, onDone }: ThumbnailPopupProps) {
  const words = title.slice(0, maxThumbnailWords);
  const { answers, movie, change, takeFrame, takePicture, draw } = useThumbnail({
    picture,
    words,
    look: 'side',
    color: '#f0a23c',
  });
  const { isBusy, run } = useBusy();
  const use = async () => {
    try {
      onDone(await draw());
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <div className={classes.popup}>
      <div className={classes.side}>
        <ThumbnailForm
          answers={answers}
          onChange={change}
          onPicture={async () => void (await takePicture())}
          onFrame={async () => void (await takeFrame(film))}
          frameLabel="Another frame"
        />
      </div>
      <div className={classes.side} data-result>
        <ToolPreview ratio={thumbnailSize.width / thumbnailSize.height}>
          <ThumbnailPicture movie={movie} />
        </ToolPreview>
        <div className={classes.end}>
          <Button size="md" loading={isBusy} onClick={() => void run(use)}>
            Use as poster
          </Button>
        </div>
      </div>
    </div>
  );
}
