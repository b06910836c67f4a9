import { Button, Checkbox, ColorInput, Select } from '@mantine/core';
import type { Theme } from '@reelwright/movie';
import { fontFamilies } from '@reelwright/stage';
import { lookOf } from '@reelwright/wizards';
import { useWizard } from '../../wizard-model.ts';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

const kinds = [
  { id: 'title', label: 'Titles', look: 'title' },
  { id: 'heading', label: 'Headings', look: 'heading' },
  { id: 'subtitle', label: 'Sentences', look: 'subtitle' },
  { id: 'bullets-text', label: 'Lists', look: 'bullets' },
] as const;
type Kind = (typeof kinds)[number]['id'];

/** The letters of titles, headings, sentences and lists. */
export function FontChoice() {
  const { data, change } = useWizard();
  const look = lookOf(data.theme);
  const isSame = data.theme?.same_font ?? false;
  const families = fontFamilies.map(({ name }) => name);
  const set = (ids: readonly Kind[], font: { family?: string; color?: string }, key?: string) =>
    change(
      'Change fonts',
      (now) => withTheme(now, (theme) => ids.reduce((one, id) => withFont(one, id, font), theme)),
      key,
    );
  const all = kinds.map(({ id }) => id);
  const setSame = (same: boolean) =>
    change('Change fonts', (now) =>
      withTheme(now, (theme) => {
        const family = look.title.font.family;
        const alike = same ? all.reduce((one, id) => withFont(one, id, { family }), theme) : theme;
        return { ...alike, same_font: same };
      }),
    );
  return (
    <div className={classes.fields}>
      <Checkbox
        label="The same font everywhere"
        checked={isSame}
        onChange={(event) => setSame(event.currentTarget.checked)}
      />
      {kinds.map(({ id, label, look: which }) => (
        <div key={id} className={classes.pair}>
          <Select
            label={`${label}: font`}
            searchable
            allowDeselect={false}
            disabled={isSame && id !== 'title'}
            data={families}
            nothingFoundMessage="No font is called that"
            value={look[which].font.family}
            onChange={(family) => family && set(isSame ? all : [id], { family })}
          />
          <ColorInput
            label={`${label}: colour`}
            format="hex"
            value={look[which].font.color}
            onChange={(color) => color && set([id], { color }, `colour-${id}`)}
          />
        </div>
      ))}
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() =>
            change('Change fonts', (now) => {
              const theme = { ...now.theme };
              for (const id of all) delete theme[id];
              delete theme.same_font;
              return { ...now, theme };
            })
          }
        >
          As in the theme
        </Button>
      </div>
    </div>
  );
}

function withFont(theme: Theme, id: Kind, font: { family?: string; color?: string }): Theme {
  const style = theme[id];
  const before = style?.font ?? { family: 'Sen', styles: [], fg: 'color' as const };
  return { ...theme, [id]: { ...style, font: { ...before, ...font } } };
}
