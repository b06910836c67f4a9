import { Button, Select, TextInput } from '@mantine/core';
import { type ProjectData, type Watermark, watermarkOf } from '@reelwright/movie';
import { useUser } from '../../../account/use-user.ts';
import { brand } from '../../../brand/brand.ts';
import { useAnswers } from '../../../project/answers.ts';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { NewTab } from '../../../ui/new-tab.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { LabelledSlider } from './labelled-slider.tsx';
import classes from './theme-step.module.css';
import { WatermarkPicture } from './watermark-picture.tsx';

const placements = [
  { value: 'top-left', label: 'Top left' },
  { value: 'top-right', label: 'Top right' },
  { value: 'bottom-left', label: 'Bottom left' },
  { value: 'bottom-right', label: 'Bottom right' },
];
const types = [
  { value: 'none', label: 'None' },
  { value: 'text', label: 'Text' },
  { value: 'image', label: 'Picture' },
] as const;

/** A mark of one's own on every slide; free videos carry the product's. */
export function WatermarkChoice() {
  const { data, change } = useAnswers();
  const mayChange = useUser()?.access.limits.customWatermark ?? false;
  if (!mayChange) {
    return (
      <InlineAlert
        action={
          <Button component="a" href="/pricing" target="_blank" variant="light">
            Upgrade
            <NewTab />
          </Button>
        }
      >
        Videos of free accounts carry a small {brand.name} watermark. Upgrade to remove it, or to
        show your own.
      </InlineAlert>
    );
  }
  const { type, text = '', image = '', placement, opacity, padding } = watermarkOf(data);
  const set = (part: Partial<Watermark>, key?: string) =>
    change('Change watermark', (now) => withWatermark(now, { ...watermarkOf(now), ...part }), key);
  return (
    <div className={classes.fields}>
      <Segmented
        label="Watermark"
        segments={types}
        value={type}
        onChange={(value) => set({ type: value })}
      />
      {type === 'text' && (
        <TextInput
          label="Text"
          maxLength={60}
          placeholder="yourshop.com"
          value={text}
          onChange={(event) => set({ text: event.currentTarget.value }, 'watermark-text')}
        />
      )}
      {type === 'image' && (
        <WatermarkPicture image={image} onChange={(address) => set({ image: address })} />
      )}
      {type !== 'none' && (
        <>
          <Select
            label="Place"
            data={placements}
            allowDeselect={false}
            value={placement}
            onChange={(value) => value && set({ placement: value as Watermark['placement'] })}
          />
          <LabelledSlider
            label="Opacity"
            value={opacity}
            max={100}
            onChange={(value) => set({ opacity: value }, 'watermark-opacity')}
          />
          <LabelledSlider
            label="Distance from the edge"
            value={padding}
            max={20}
            onChange={(value) => set({ padding: value }, 'watermark-padding')}
          />
        </>
      )}
    </div>
  );
}

/** Where the one that is shown was set: in the movie's settings, or by a wizard. */
function withWatermark(data: ProjectData, watermark: Watermark): ProjectData {
  if (!data.movie.watermark) return { ...data, watermark };
  return { ...data, movie: { ...data.movie, watermark } };
}
