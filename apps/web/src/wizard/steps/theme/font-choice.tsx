import { Button, Checkbox, ColorInput, Select } from '@mantine/core';
import type { Theme } from '@reelwright/movie';
import { fontFamilies } from '@reelwright/stage';
import { lookOf } from '@reelwright/wizards';
import { useWizard } from '../../wizard-model.ts';
import { ShadowChoice } from './shadow-choice.tsx';
import { type TextKind, textKinds } from './text-kinds.ts';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

type FontPart = Partial<NonNullable<NonNullable<Theme['title']>['font']>>;

/** Spec: besides regular, which none of them is. */
const fontStyles = [
  { value: 'bold', label: 'Bold' },
  { value: 'italic', label: 'Italic' },
  { value: 'underline', label: 'Underline' },
] as const;

/** The letters of titles, headings, sentences and lists. */
export function FontChoice() {
  const { data, change } = useWizard();
  const look = lookOf(data.theme);
  const isSame = data.theme?.same_font ?? false;
  const families = fontFamilies.map(({ name }) => name);
  const set = (ids: readonly TextKind[], font: FontPart, key?: string) =>
    change(
      'Change fonts',
      (now) => withTheme(now, (theme) => ids.reduce((one, id) => withFont(one, id, font), theme)),
      key,
    );
  const all = textKinds.map(({ id }) => id);
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
      {textKinds.map(({ id, label, look: which }) => {
        const { family, color, styles } = look[which].font;
        return (
          <fieldset key={id} className={classes.kind}>
            <legend className={classes.legend}>{label}</legend>
            <div className={classes.pair}>
              <Select
                aria-label={`${label}: font`}
                searchable
                allowDeselect={false}
                disabled={isSame && id !== 'title'}
                data={families}
                nothingFoundMessage="No font is called that"
                value={family}
                onChange={(chosen) => chosen && set(isSame ? all : [id], { family: chosen })}
              />
              <ColorInput
                aria-label={`${label}: colour`}
                format="hex"
                value={color}
                onChange={(chosen) => chosen && set([id], { color: chosen }, `colour-${id}`)}
              />
            </div>
            <div className={classes.styles}>
              {fontStyles.map((style) => (
                <Checkbox
                  key={style.value}
                  size="xs"
                  label={style.label}
                  aria-label={`${label}: ${style.label.toLowerCase()}`}
                  checked={styles.includes(style.value)}
                  onChange={({ currentTarget: { checked } }) => {
                    const others = styles.filter((one) => one !== style.value);
                    set([id], { styles: checked ? [...others, style.value] : others });
                  }}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <ShadowChoice />
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

function withFont(theme: Theme, id: TextKind, font: FontPart): Theme {
  const style = theme[id];
  const before = style?.font ?? { family: 'Sen', styles: [], fg: 'color' as const };
  return { ...theme, [id]: { ...style, font: { ...before, ...font } } };
}
