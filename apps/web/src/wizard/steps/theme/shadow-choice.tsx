import { Checkbox, ColorInput } from '@mantine/core';
import type { ProjectData, Shadow } from '@reelwright/movie';
import { lookOf } from '@reelwright/wizards';
import { useWizard } from '../../wizard-model.ts';
import { LabelledSlider } from './labelled-slider.tsx';
import { textKinds } from './text-kinds.ts';
import { withTheme } from './with-theme.ts';

/** Spec: how far thickness and distance go, and what they begin with. */
const most = 20;
const first = { thickness: 1, distance: 1, color: '#aaa' } as const;

/** A shadow behind all words of the film. */
export function ShadowChoice() {
  const { data, change } = useWizard();
  const { shadow } = lookOf(data.theme).title;
  const isOn = shadow !== undefined;
  const now = { ...first, ...shadow };
  const set = (part: Partial<Shadow>, key?: string) =>
    change('Change shadow', (then) => withShadow(then, part), key);
  return (
    <>
      <Checkbox
        label="A shadow behind the words"
        checked={isOn}
        onChange={(event) => set({ enabled: event.currentTarget.checked ? 'text' : 'none' })}
      />
      {isOn && (
        <>
          <LabelledSlider
            label="Shadow thickness"
            value={now.thickness}
            max={most}
            onChange={(thickness) => set({ thickness }, 'shadow-thickness')}
          />
          <LabelledSlider
            label="Shadow distance"
            value={now.distance}
            max={most}
            onChange={(distance) => set({ distance }, 'shadow-distance')}
          />
          <ColorInput
            label="Shadow color"
            format="hex"
            value={now.color}
            onChange={(color) => color && set({ color }, 'shadow-colour')}
          />
        </>
      )}
    </>
  );
}

function withShadow(data: ProjectData, part: Partial<Shadow>): ProjectData {
  return withTheme(data, (theme) => ({
    ...theme,
    ...Object.fromEntries(
      textKinds.map(({ id }) => {
        const shadow = { ...first, enabled: 'text', ...theme[id]?.shadow, ...part };
        return [id, { ...theme[id], shadow }];
      }),
    ),
  }));
}
