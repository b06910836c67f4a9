import { TextInput, VisuallyHidden } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { type ThemeLook, themeList } from '@reelwright/wizards';
import { IconCheck, IconCrown, IconSearch } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { offerUpgrade } from '../../../account/offer-upgrade.ts';
import { useInView } from '../../../catalogue/use-in-view.ts';
import { MovieThumb } from '../../../player/movie-thumb.tsx';
import { Icon } from '../../../theme/icon.tsx';
import choices from '../../../ui/picture-choices.module.css';
import { useWizard } from '../../wizard-model.ts';
import { themeSample } from './theme-sample.ts';
import classes from './theme-step.module.css';
import { useAim } from './use-aim.ts';
import { useFilmAhead } from './use-film-ahead.ts';
import { withPreset } from './with-theme.ts';

/** The presets, each shown by this very film in its look; it moves while it is pointed at. */
export function PresetList({ allowed }: { readonly allowed: number }) {
  const { wizard, data, change } = useWizard();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const chosen = data.theme?.name ?? themeList[0]?.id;
  const found = themeList
    .map((theme, index) => ({ theme, isPro: index >= allowed }))
    .filter(({ theme }) => `${theme.label} ${theme.mood}`.toLowerCase().includes(wanted));
  const [answers, setAnswers] = useState(data);
  if (!isSamePreset(answers, data)) setAnswers(data);
  const makeAhead = useFilmAhead();
  const choose = (theme: ThemeLook, isPro: boolean) => {
    if (isPro) {
      void offerUpgrade(
        `${theme.label} is a pro theme`,
        'This theme is only available for pro users.',
      );
      return;
    }
    change('Choose a theme', (now) => withPreset(now, theme.id));
  };
  return (
    <>
      <TextInput
        aria-label="Search themes"
        placeholder="Search themes: calm, upbeat, dark…"
        leftSection={<Icon shape={IconSearch} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <p className={classes.quiet} role="status">
          No themes match that. Try “calm”, “bright” or “dark”.
        </p>
      )}
      <ul className={classes.presets}>
        {found.map(({ theme, isPro }) => (
          <li key={theme.id}>
            <Preset
              theme={theme}
              isPro={isPro}
              isChosen={theme.id === chosen}
              answers={answers}
              writeScript={wizard.writeScript}
              onAim={() => makeAhead(theme)}
              onChoose={() => choose(theme, isPro)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the thumbs show is what the film says; how it looks is theirs, so a new look draws none of them anew. */
function isSamePreset(one: ProjectData, other: ProjectData): boolean {
  const [size, otherSize] = [one.movie.size, other.movie.size];
  return (
    one.keyword === other.keyword &&
    one.info === other.info &&
    size.width === otherSize.width &&
    size.height === otherSize.height
  );
}

interface PresetProps {
  readonly theme: ThemeLook;
  readonly isPro: boolean;
  readonly isChosen: boolean;
  readonly answers: ProjectData;
  readonly writeScript: Parameters<typeof themeSample>[0];
  /** Somebody points at it, and may press it next. */
  readonly onAim: () => void;
  readonly onChoose: () => void;
}

function Preset({ theme, isPro, isChosen, answers, writeScript, onAim, onChoose }: PresetProps) {
  const { isAimedAt, handlers } = useAim(onAim);
  return (
    <button
      type="button"
      className={choices.choice}
      aria-pressed={isChosen}
      onClick={onChoose}
      {...handlers}
    >
      {/* The chosen one moves beside the form, where all the drawing should go. */}
      <PresetFilm
        theme={theme}
        answers={answers}
        writeScript={writeScript}
        isLive={isAimedAt && !isChosen}
      />
      <span className={classes.name}>
        {theme.label}
        {isChosen && <Icon shape={IconCheck} sizePx={16} />}
        {isPro && (
          <span className={classes.pro}>
            <Icon shape={IconCrown} sizePx={16} />
            Pro
          </span>
        )}
      </span>
      {isChosen && <VisuallyHidden>, chosen</VisuallyHidden>}
    </button>
  );
}

type PresetFilmProps = Pick<PresetProps, 'theme' | 'answers' | 'writeScript'> & {
  readonly isLive: boolean;
};

/** Made and drawn once it comes into sight. */
const PresetFilm = memo(function PresetFilm({
  theme,
  answers,
  writeScript,
  isLive,
}: PresetFilmProps) {
  const [place, isSeen] = useInView<HTMLSpanElement>();
  const sample = useMemo(
    () => (isSeen ? themeSample(writeScript, answers, theme) : undefined),
    [isSeen, writeScript, answers, theme],
  );
  return (
    <span
      ref={place}
      className={classes.thumb}
      style={{ '--from': theme.palette.ground, '--to': theme.palette.groundDeep }}
    >
      {/* A still of the theme is there at once; this very film in its look lies over it as soon as it is drawn. */}
      <img src={themeThumbnail(theme)} alt="" decoding="async" />
      {sample && sample.frames.length > 0 && (
        <MovieThumb
          movie={sample}
          stillSeconds={stillSeconds}
          isPlaying={isLive}
          label={`${theme.label}, as a film`}
        />
      )}
    </span>
  );
});

const themeThumbnail = ({ id }: ThemeLook) => `/library/themes/${id}.webp`;

/** Everything of the first slide is there by then. */
const stillSeconds = 1.6;
