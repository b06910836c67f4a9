import { Button, Checkbox } from '@mantine/core';
import type { Theme } from '@reelwright/movie';
import { lookOf } from '@reelwright/wizards';
import { useWizard } from '../../wizard-model.ts';
import { BulletChoice } from './bullet-choice.tsx';
import { type FontPart, LettersChoice } from './letters-choice.tsx';
import { ShadowChoice } from './shadow-choice.tsx';
import { type TextKind, textKinds } from './text-kinds.ts';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

const all = textKinds.map(({ id }) => id);

/** The letters of titles, headings, sentences and lists. */
export function FontChoice() {
  const { data, change } = useWizard();
  const look = lookOf(data.theme);
  const isSame = data.theme?.same_font ?? false;
  const set = (ids: readonly TextKind[], font: FontPart, key?: string) =>
    change(
      'Change fonts',
      (now) => withTheme(now, (theme) => ids.reduce((one, id) => withFont(one, id, font), theme)),
      key,
    );
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
      {textKinds.map(({ id, label, look: which }) => (
        <LettersChoice
          key={id}
          label={label}
          font={look[which].font}
          sizePx={look[which].sizePx}
          accent={look.palette.accent}
          isFamilyFixed={isSame && id !== 'title'}
          onFamily={(family) => set(isSame ? all : [id], { family })}
          onChange={(part, key) => set([id], part, key && `${key}-${id}`)}
        />
      ))}
      <BulletChoice />
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
              delete theme['bullets-arrow'];
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
