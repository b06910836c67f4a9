import { Button, Checkbox, Slider } from '@mantine/core';
import type { BoxMotion } from '@reelwright/movie';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { ColourField } from '../../editor/panels/colour-field.tsx';
import { Icon } from '../../theme/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { drawStill } from '../draw-still.ts';
import { FilmActions } from '../film-actions.tsx';
import { GroundField } from '../ground-field.tsx';
import { Labelled } from '../labelled.tsx';
import { PictureSlot } from '../picture-slot.tsx';
import { saveBlob } from '../save-blob.ts';
import tool from '../tool-page.module.css';
import { ToolPage } from '../tool-page.tsx';
import classes from './box.module.css';
import { type BoxAnswers, boxMovie, boxSize } from './box-movie.ts';
import { BoxStage } from './box-stage.tsx';

const sample: BoxAnswers = {
  front: '/library/sample/city.webp',
  side: '/library/sample/night.webp',
  color: '#1d1b2e',
  ratio: 0.72,
  depth: 0.3,
  turnDeg: -32,
  tiltDeg: 14,
  motion: 'swing',
  seconds: 6,
  ground: 'linear-gradient(135deg, #ffecd2 0%, #fcb69f 100%)',
};

const motions = [
  { value: 'swing', label: 'Swing' },
  { value: 'spin', label: 'Spin' },
  { value: 'rise', label: 'Rise' },
  { value: 'none', label: 'Still' },
] as const satisfies readonly { value: BoxMotion; label: string }[];
const lengths = [
  { value: '4', label: '4 s' },
  { value: '6', label: '6 s' },
  { value: '10', label: '10 s' },
  { value: '15', label: '15 s' },
] as const;
/** A front is never narrower or wider than this: the box would be a strip. */
const ratios = { least: 0.4, most: 2 };

export function BoxPage() {
  const [answers, setAnswers] = useState(sample);
  const change = (changes: Partial<BoxAnswers>) => setAnswers((now) => ({ ...now, ...changes }));
  const film = useMemo(() => boxMovie(answers), [answers]);
  const { isBusy, run } = useBusy();
  const isClear = answers.ground === '';
  const download = async () => {
    try {
      // The picture shows the box as it was turned, whatever it does in the film.
      const movie = boxMovie({ ...answers, ground: '' }, 'none');
      const options = { clear: true };
      const picture = await drawStill({
        movie,
        seconds: 0,
        size: boxSize,
        type: 'image/png',
        options,
      });
      saveBlob(picture, '3d-box.png');
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <ToolPage
      title="Make an animated 3D box"
      words="Your product as a box that turns: for sales pages, reviews and bonuses."
      helpPart="animated-3d-box"
      form={
        <>
          <div className={classes.slots}>
            <PictureSlot
              label="Front"
              url={answers.front}
              onPicture={(front, shape) =>
                change({
                  front,
                  ...(shape && { ratio: Math.min(ratios.most, Math.max(ratios.least, shape)) }),
                })
              }
            />
            <PictureSlot
              label="Side"
              url={answers.side}
              onPicture={(side) => change({ side })}
              onRemove={() => change({ side: '' })}
            />
          </div>
          <ColourField
            label="Color of the box"
            withAlpha={false}
            value={answers.color}
            onChange={(color) => change({ color })}
            onEnd={(color) => change({ color })}
          />
          <Labelled label="Width">
            <Slider
              thumbLabel="Width"
              min={ratios.least}
              max={ratios.most}
              step={0.02}
              label={null}
              value={answers.ratio}
              onChange={(ratio) => change({ ratio })}
            />
          </Labelled>
          <Labelled label="Depth">
            <Slider
              thumbLabel="Depth"
              min={0.04}
              max={1}
              step={0.02}
              label={null}
              value={answers.depth}
              onChange={(depth) => change({ depth })}
            />
          </Labelled>
          <Labelled label="Motion">
            <Segmented<BoxMotion>
              label="Motion"
              segments={motions}
              value={answers.motion}
              onChange={(motion) => change({ motion })}
            />
          </Labelled>
          <Labelled label="Length">
            <Segmented
              label="Length"
              segments={lengths}
              value={String(answers.seconds) as (typeof lengths)[number]['value']}
              onChange={(seconds) => change({ seconds: Number(seconds) })}
            />
          </Labelled>
          <Checkbox
            label="Transparent background"
            checked={isClear}
            onChange={({ currentTarget: { checked } }) =>
              change({ ground: checked ? '' : sample.ground })
            }
          />
          {isClear ? (
            <p className={tool.quiet}>
              The video comes as a WebM that you can lay over anything, and as an MP4 on white,
              which can’t be transparent.
            </p>
          ) : (
            <GroundField value={answers.ground} onChange={(ground) => change({ ground })} />
          )}
        </>
      }
      preview={<BoxStage answers={answers} film={film} onTurn={change} />}
      actions={
        <>
          <FilmActions film={film} />
          <Button
            size="md"
            variant="default"
            loading={isBusy}
            leftSection={<Icon shape={IconDownload} />}
            onClick={() => void run(download)}
          >
            Download PNG
          </Button>
        </>
      }
    />
  );
}
