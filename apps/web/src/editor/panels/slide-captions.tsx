import { Checkbox, Select } from '@mantine/core';
import { type CaptionPlace, changeSlideCaptions } from '@reelwright/movie';
import type { ProjectTab } from '../../project/project-tab.ts';
import { useProjectPart } from '../../project/use-project.ts';
import { Section } from './section.tsx';

const places = [
  { value: 'usual', label: 'As on the other slides' },
  { value: 'low', label: 'Low' },
  { value: 'middle', label: 'Middle' },
  { value: 'high', label: 'High' },
];

interface SlideCaptionsProps {
  readonly tab: ProjectTab;
  readonly slideId: string;
}

/** What is otherwise about captions on this slide; films without captions have no such thing. */
export function SlideCaptions({ tab, slideId }: SlideCaptionsProps) {
  const captions = useProjectPart(tab, ({ saving }) => saving.data.captions);
  if (!captions?.on) return null;
  const own = captions.slides?.[slideId];
  const set = (fields: { off?: boolean; position?: CaptionPlace | undefined }) => {
    tab.edit(changeSlideCaptions, { slideId, fields }, `captions-${slideId}`);
    tab.endStep();
  };
  return (
    <Section title="Captions">
      <Checkbox
        label="Show captions on this slide"
        size="xs"
        checked={!own?.off}
        onChange={({ currentTarget: { checked } }) => set({ off: !checked })}
      />
      {!own?.off && (
        <Select
          label="Position of captions"
          size="xs"
          allowDeselect={false}
          data={places}
          value={own?.position ?? 'usual'}
          onChange={(value) =>
            set({ position: value === 'usual' ? undefined : (value as CaptionPlace) })
          }
        />
      )}
    </Section>
  );
}
