import { Button, Textarea } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { IconMovie, IconPhoto } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ColourField } from '../../editor/panels/colour-field.tsx';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { Icon } from '../../theme/icon.tsx';
import choices from '../../ui/picture-choices.module.css';
import { useBusy } from '../../ui/use-busy.ts';
import tool from '../tool-page.module.css';
import classes from './thumbnail.module.css';
import { type ThumbnailLook, thumbnailLooks } from './thumbnail-looks.ts';
import { maxThumbnailWords, type ThumbnailAnswers, thumbnailMovie } from './thumbnail-movie.ts';

interface ThumbnailFormProps {
  readonly answers: ThumbnailAnswers;
  readonly onChange: (changes: Partial<ThumbnailAnswers>) => void;
  readonly onPicture: () => Promise<void>;
  /** A frame of a film: of one's own, or of the one that is being published. */
  readonly onFrame: () => Promise<void>;
  readonly frameLabel: string;
}

/** What a thumbnail shows and says. */
export function ThumbnailForm(props: ThumbnailFormProps) {
  const { answers, onChange, onPicture, onFrame, frameLabel } = props;
  const { isBusy, run } = useBusy();
  return (
    <>
      <fieldset className={tool.group}>
        <legend className={tool.legend}>Picture</legend>
        <div className={tool.row}>
          <Button
            variant="default"
            leftSection={<Icon shape={IconPhoto} />}
            onClick={() => void run(onPicture)}
          >
            Picture or clip
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<Icon shape={IconMovie} />}
            onClick={() => void run(onFrame)}
          >
            {frameLabel}
          </Button>
        </div>
      </fieldset>
      <Textarea
        label="Words"
        description="Three to five work best. Leave it empty for just the picture."
        autosize
        minRows={2}
        maxLength={maxThumbnailWords}
        value={answers.words}
        onChange={({ currentTarget: { value } }) => onChange({ words: value })}
      />
      <ColourField
        label="Color"
        withAlpha={false}
        value={answers.color}
        onChange={(color) => onChange({ color })}
        onEnd={(color) => onChange({ color })}
      />
      <fieldset className={tool.group}>
        <legend className={tool.legend}>Look</legend>
        <ul className={`${choices.grid} ${classes.looks}`}>
          {thumbnailLooks.map((look) => (
            <li key={look.id}>
              <LookTile
                answers={answers}
                look={look}
                isChosen={look.id === answers.look}
                onChoose={() => onChange({ look: look.id })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}

interface LookTileProps {
  readonly answers: ThumbnailAnswers;
  readonly look: ThumbnailLook;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A look with one's own picture and words. */
function LookTile({ answers, look, isChosen, onChoose }: LookTileProps) {
  const { picture, words, color } = answers;
  const movie = useMemo(
    () => thumbnailMovie({ picture, color, words: words.trim() || 'Your words', look: look.id }),
    [picture, words, color, look],
  );
  return (
    <button
      type="button"
      className={choices.choice}
      aria-label={look.label}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <MovieThumb
        movie={movie}
        stillSeconds={stillSeconds}
        isPlaying={false}
        label={`${look.label}, with your words`}
      />
      {look.label}
    </button>
  );
}

/** Nothing moves: any moment is the same. */
export const stillSeconds = 1;

/** The thumbnail itself. */
export function ThumbnailPicture({ movie }: { readonly movie: ProjectData }) {
  return (
    <MovieThumb
      movie={movie}
      stillSeconds={stillSeconds}
      isPlaying={false}
      label="Your thumbnail"
    />
  );
}
