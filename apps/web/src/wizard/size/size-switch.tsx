import { memo } from 'react';
import { type Answers, useAnswers } from '../../project/answers.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { type ShapeId, shapeOf, videoShapes, withShape } from './video-shapes.ts';

interface SizeSwitchProps {
  /** Only the icons: beside the preview. */
  readonly small?: boolean;
}

/** Wide, square, vertical or 4:5; a size of one's own is shown once there is one. */
export function SizeSwitch({ small = false }: SizeSwitchProps) {
  const { data, change } = useAnswers();
  return <ShapeChoice small={small} shape={shapeOf(data.movie.size)} change={change} />;
}

interface ShapeChoiceProps extends Required<SizeSwitchProps>, Pick<Answers, 'change'> {
  readonly shape: ShapeId;
}

/** Drawn again for another shape, and not for every letter of an answer. */
const ShapeChoice = memo(function ShapeChoice({ small, shape, change }: ShapeChoiceProps) {
  const offered = videoShapes.filter(({ id }) => id !== 'custom' || shape === 'custom');
  const choose = (id: ShapeId) => {
    if (id !== 'custom') change('Change size', (now) => withShape(now, id));
  };
  return (
    <Segmented
      label="Video size"
      iconsOnly={small}
      value={shape}
      onChange={choose}
      segments={offered.map(({ id, label, short, icon }) => ({
        value: id,
        label: small ? short : label,
        icon,
      }))}
    />
  );
});
