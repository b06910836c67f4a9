import { Button, Select } from '@mantine/core';
import { giveTextStyle, type TextStyleId, textStyleIds, textStyleOf } from '@reelwright/movie';
import { actionOf } from '../actions/editor-actions.ts';
import panel from '../panels/panels.module.css';
import { useEditor, useSessionPart } from '../state/use-editor.ts';
import { textStyleNames } from './text-style-names.ts';

const own = 'own';
const choices = [
  { value: own, label: 'Its own' },
  ...textStyleIds.map((id) => ({ value: id, label: textStyleNames[id] })),
];

/** Which style of the film the selected texts have. */
export function TextStyleRow() {
  const session = useEditor();
  const style = useSessionPart((open) => {
    const [first = own, ...others] = new Set(
      open.selected().map((item) => textStyleOf(item) ?? own),
    );
    return others.length > 0 ? undefined : first;
  });
  return (
    <div className={panel.pair}>
      <Select
        label="Style of the film"
        size="xs"
        allowDeselect={false}
        data={choices}
        value={style ?? null}
        placeholder={style ? '' : 'Mixed'}
        onChange={(value) => {
          const slideId = session.slide()?.id;
          if (value === null || slideId === undefined) return;
          session.tab.edit(giveTextStyle, {
            slideId,
            itemIds: session.selected().map(({ id }) => id),
            style: value === own ? undefined : (value as TextStyleId),
          });
        }}
      />
      <Button
        size="xs"
        variant="default"
        style={{ alignSelf: 'end' }}
        onClick={() => actionOf('text-styles').perform(session)}
      >
        Change styles…
      </Button>
    </div>
  );
}
