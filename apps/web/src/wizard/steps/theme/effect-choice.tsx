import { Button, NumberInput, Select } from '@mantine/core';
import { findStay } from '@reelwright/motion';
import { type Animation, overlayLooks, type ProjectData } from '@reelwright/movie';
import { filmOf } from '@reelwright/wizards/machine';
import { useMemo, useState } from 'react';
import { ChoiceTiles } from '../../../catalogue/choice-tiles.tsx';
import {
  entranceEntries,
  exitEntries,
  stayEntries,
  textEffectEntries,
} from '../../../catalogue/motion-entries.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWizard } from '../../wizard-model.ts';
import { textKinds } from './text-kinds.ts';
import { effectsOf, type MovingKind, withEffects, withoutEffects } from './theme-effects.ts';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

const kinds = [
  ...textKinds.map(({ id, label }) => ({ value: id, label })),
  { value: 'media', label: 'Pictures' } as const,
];
const parts = [
  { value: 'in', label: 'In' },
  { value: 'stay', label: 'While' },
  { value: 'out', label: 'Out' },
  { value: 'effect', label: 'Effect' },
] as const;
type Part = (typeof parts)[number]['value'];

const labels: Readonly<Record<Part, string>> = {
  in: 'How it comes in',
  stay: 'What it does while it’s there',
  out: 'How it goes out',
  effect: 'Text effect',
};
const breaks = [
  { value: 'whole', label: 'All at once' },
  { value: 'lines', label: 'Line by line' },
  { value: 'words', label: 'Word by word' },
  { value: 'chars', label: 'Letter by letter' },
];

/** How words and pictures come, stay and go, each kind by itself, and the look over all of it. */
export function EffectChoice() {
  const { wizard, data, change, show } = useWizard();
  const [kind, setKind] = useState<MovingKind>('title');
  const [part, setPart] = useState<Part>('in');
  const arePictures = kind === 'media';
  const shown = arePictures && part === 'effect' ? 'in' : part;
  const effects = effectsOf(data.theme, kind);
  const entries = useMemo(
    () =>
      ({
        in: entranceEntries,
        stay: () => stayEntries({ arePictures }),
        out: exitEntries,
        effect: textEffectEntries,
      })[shown](),
    [shown, arePictures],
  );
  const set = (next: Partial<Animation>, key?: string) =>
    change(
      'Change effects',
      (now) => withTheme(now, (theme) => withEffects(theme, kind, next)),
      key,
    );
  const choose = (id: string) =>
    set(shown === 'effect' ? { effect: id } : { [shown]: timed(effects, shown, id) });
  /** The preview shows where in the film such a thing is. */
  const look = (wanted: MovingKind) => {
    setKind(wanted);
    if (!wizard.hasFilm(data)) return;
    const slide = filmOf(wizard, data).frames.find(({ items }) =>
      items.some(({ ident }) => ident === wanted),
    );
    if (slide) show(slide.id);
  };
  const overlay = data.movie.overlay.enabled ? data.movie.overlay.fx : 'None';
  const isEndless =
    shown === 'stay' && (findStay(effects.stay?.effect ?? 'none')?.infinite ?? true);
  const isTimed = shown !== 'effect' && !isEndless && (effects[shown]?.effect ?? 'none') !== 'none';
  return (
    <div className={classes.fields}>
      <Segmented label="What moves" segments={kinds} value={kind} onChange={look} />
      <div className={classes.motion}>
        <Segmented
          label="When it moves"
          segments={arePictures ? parts.slice(0, 3) : parts}
          value={shown}
          onChange={setPart}
        />
        <ChoiceTiles
          key={`${kind}-${shown}`}
          label={labels[shown]}
          entries={entries}
          chosen={(shown === 'effect' ? effects.effect : effects[shown]?.effect) ?? 'none'}
          onChoose={choose}
        />
        <div className={classes.pair}>
          {isTimed && (
            <NumberInput
              label={shown === 'stay' ? 'Pauses in between' : 'Takes'}
              suffix=" ms"
              min={0}
              max={maxMs}
              step={50}
              clampBehavior="blur"
              value={effects[shown]?.duration ?? usualMs}
              onChange={(ms) => {
                if (typeof ms !== 'number' || ms < 0 || ms > maxMs) return;
                set({ [shown]: { effect: 'none', ...effects[shown], duration: ms } }, 'effect-ms');
              }}
            />
          )}
          {shown === 'in' && !arePictures && (
            <Select
              label="Text appears"
              allowDeselect={false}
              data={breaks}
              value={effects.break ?? 'whole'}
              onChange={(by) =>
                by && set({ break: by === 'whole' ? undefined : (by as Animation['break']) })
              }
            />
          )}
        </div>
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() =>
              change('Change effects', (now) =>
                withTheme(now, (theme) => withoutEffects(theme, kind)),
              )
            }
          >
            As in the theme
          </Button>
        </div>
      </div>
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

const maxMs = 5000;
const usualMs = 500;
const usualStayMs = 2000;

/** Another effect takes as long as the one before, unless there was none. */
function timed(effects: Animation, part: 'in' | 'stay' | 'out', effect: string) {
  const usual = part === 'stay' ? usualStayMs : usualMs;
  return { duration: effects[part]?.duration || usual, effect };
}

function withOverlay(data: ProjectData, fx: (typeof overlayLooks)[number]): ProjectData {
  return { ...data, movie: { ...data.movie, overlay: { enabled: fx !== 'None', fx } } };
}
