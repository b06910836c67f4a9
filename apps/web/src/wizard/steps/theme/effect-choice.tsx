import { Select } from '@mantine/core';
import { entrances, stays } from '@reelwright/motion';
import { overlayLooks, type ProjectData, type Theme } from '@reelwright/movie';
import { lookOf } from '@reelwright/wizards';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWizard } from '../../wizard-model.ts';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

const ways = [{ value: 'none', label: 'None' }, ...entrances.map(named)];
const pictureStays = [
  { value: 'none', label: 'None' },
  ...stays.filter(({ imageCapable }) => imageCapable).map(named),
];

function named({ id, label }: { readonly id: string; readonly label: string }) {
  return { value: id, label };
}

/** How words come in, what the camera does, and the look over all of it. */
export function EffectChoice() {
  const { data, change } = useWizard();
  const look = lookOf(data.theme);
  const setWords = (id: 'title' | 'subtitle', effect: string) =>
    change('Change effects', (now) =>
      withTheme(now, (theme) => ({
        ...theme,
        [id]: {
          ...theme[id],
          effects: { effect: 'none', ...theme[id]?.effects, in: { effect, duration: 500 } },
        },
      })),
    );
  const setMedia = (part: { stay?: string }) =>
    change('Change effects', (now) => withTheme(now, (theme) => withStay(theme, part.stay ?? '')));
  const overlay = data.movie.overlay.enabled ? data.movie.overlay.fx : 'None';
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <Select
          label="Titles come in"
          searchable
          allowDeselect={false}
          data={ways}
          value={look.title.effects.in?.effect ?? 'none'}
          onChange={(effect) => effect && setWords('title', effect)}
        />
        <Select
          label="Sentences come in"
          searchable
          allowDeselect={false}
          data={ways}
          value={look.subtitle.effects.in?.effect ?? 'none'}
          onChange={(effect) => effect && setWords('subtitle', effect)}
        />
      </div>
      <Select
        label="Pictures, while they stand"
        searchable
        allowDeselect={false}
        data={pictureStays}
        value={look.media.stays[0] ?? 'none'}
        onChange={(stay) => stay && setMedia({ stay })}
      />
      <div>
        <p className={classes.legend}>Over the whole video</p>
        <Segmented
          label="Over the whole video"
          segments={overlayLooks.map((fx) => ({ value: fx, label: fx }))}
          value={overlay}
          onChange={(fx) => change('Change effects', (now) => withOverlay(now, fx))}
        />
      </div>
    </div>
  );
}

function withStay(theme: Theme, effect: string): Theme {
  const effects = { effect: 'none', ...theme.media?.effects, stay: { effect, duration: 2000 } };
  return { ...theme, media: { ...theme.media, effects } };
}

function withOverlay(data: ProjectData, fx: (typeof overlayLooks)[number]): ProjectData {
  return { ...data, movie: { ...data.movie, overlay: { enabled: fx !== 'None', fx } } };
}
