import { NumberInput, Switch } from '@mantine/core';
import { captionLines, captionStyles, shownCaptions } from '@reelwright/captions';
import { formatCount } from '@reelwright/english';
import {
  Captions,
  changeCaptions,
  maxCaptionWords,
  type ProjectData,
  runEdit,
} from '@reelwright/movie';
import { useMemo } from 'react';
import { useAnswers } from '../project/answers.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import choices from '../ui/picture-choices.module.css';
import { Segmented } from '../ui/segmented.tsx';
import { LabelledSlider } from '../wizard/steps/theme/labelled-slider.tsx';
import classes from './caption-choice.module.css';
import { CaptionTile } from './caption-tile.tsx';

const positions = [
  { value: 'low', label: 'Low' },
  { value: 'middle', label: 'Middle' },
  { value: 'high', label: 'High' },
] as const;

interface CaptionChoiceProps {
  /** What says something: in a wizard the film that its answers make. */
  readonly film: ProjectData;
}

/** Whether what is said is written on the picture too, how it looks and where it stands. */
export function CaptionChoice({ film }: CaptionChoiceProps) {
  const { data, change } = useAnswers();
  const captions = data.captions ?? Captions.parse({});
  const { on, style, position, safeArea, size, wordsPerLine } = captions;
  const set = (label: string, part: Partial<Captions>, key?: string) =>
    change(label, (now) => runEdit(now, changeCaptions, part).data, key);
  const said = useMemo(() => captionLines(film).length, [film]);
  const isUpright = data.movie.size.height > data.movie.size.width;
  return (
    <div className={classes.fields}>
      <Switch
        label="Show captions"
        description="What’s said, written on the video. Whatever a slide already shows, such as the number and name in a list, isn’t written twice."
        checked={on}
        onChange={({ currentTarget: { checked } }) =>
          set(checked ? 'Switch captions on' : 'Switch captions off', { on: checked })
        }
      />
      {on && said === 0 && (
        <InlineAlert>Captions need a voice: nothing is said in this video yet.</InlineAlert>
      )}
      {film.captions?.on && <HowManyDrawn film={film} said={said} />}
      {on && (
        <>
          <ul className={choices.grid} aria-label="Caption styles">
            {captionStyles.map(({ id, label }) => (
              <li key={id}>
                <CaptionTile
                  film={film}
                  style={id}
                  label={label}
                  isChosen={id === style}
                  onChoose={() => set('Change caption style', { style: id })}
                />
              </li>
            ))}
          </ul>
          <Segmented
            label="Position of captions"
            segments={positions}
            value={position}
            onChange={(value) => set('Move captions', { position: value })}
          />
          <LabelledSlider
            label="Size"
            value={Math.round(size * 100)}
            min={70}
            max={150}
            onChange={(value) => set('Resize captions', { size: value / 100 }, 'captions-size')}
          />
          <NumberInput
            label="Words per line, at most"
            placeholder="As many as read well"
            min={1}
            max={maxCaptionWords}
            value={wordsPerLine ?? ''}
            onChange={(value) => {
              const count = typeof value === 'number' ? value : undefined;
              if (count !== undefined && (count < 1 || count > maxCaptionWords)) return;
              set('Change words per line', { wordsPerLine: count }, 'captions-words');
            }}
          />
          {isUpright && (
            <Switch
              label="Keep clear of apps’ buttons"
              checked={safeArea}
              onChange={({ currentTarget: { checked } }) =>
                set('Change safe area', { safeArea: checked })
              }
            />
          )}
        </>
      )}
    </div>
  );
}

/** Below this share of what is said, somebody who switched captions on would look for them. */
const fewShare = 0.25;

/** Slides of the wizards show most of what is said; whoever wonders where the captions are is told. */
function HowManyDrawn({ film, said }: CaptionChoiceProps & { readonly said: number }) {
  const drawn = useMemo(() => shownCaptions(film).length, [film]);
  if (said === 0 || drawn > said * fewShare) return null;
  return (
    <InlineAlert>
      {drawn === 0
        ? 'The slides in this video already show everything that’s said, so no captions are added. Viewers can still turn them on with CC.'
        : `The slides in this video show most of what’s said: captions add ${drawn} of ${formatCount(said, 'line')}.`}
    </InlineAlert>
  );
}
