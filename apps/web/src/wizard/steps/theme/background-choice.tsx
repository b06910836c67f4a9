import { Button, ColorInput } from '@mantine/core';
import type { Background } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useWizard } from '../../wizard-model.ts';
import { backgroundGradients } from './background-gradients.ts';
import { GradientMixer } from './gradient-mixer.tsx';
import classes from './theme-step.module.css';
import { withTheme } from './with-theme.ts';

/** What lies behind slides without a picture of their own: a colour, a gradient or a video that goes round. */
export function BackgroundChoice() {
  const { data, change } = useWizard();
  const {
    data: videos = [],
    isError,
    error,
    refetch,
  } = useQuery({
    queryKey: ['movie-backgrounds'],
    queryFn: () => request((options) => client.movieBackgrounds({}, options)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const bg = data.theme?.movie?.bg;
  const set = (next: Partial<Background> & Pick<Background, 'type'>, key?: string) =>
    change(
      'Change background',
      (now) =>
        withTheme(now, (theme) => ({
          ...theme,
          movie: { ...theme.movie, bg: { ...blank, ...next } },
        })),
      key,
    );
  const reset = () =>
    change('Change background', (now) => {
      const { movie: _, ...theme } = now.theme ?? {};
      return { ...now, theme };
    });
  return (
    <div className={classes.fields}>
      <ColorInput
        label="Colour"
        format="hex"
        swatches={colours}
        value={bg?.type === 'color' ? (bg.color ?? '') : ''}
        placeholder="#1b1464"
        onChange={(color) => color && set({ type: 'color', color }, 'background')}
      />
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>Gradient</legend>
        {backgroundGradients.map(({ label, gradient }) => (
          <button
            key={gradient}
            type="button"
            className={classes.swatch}
            aria-label={label}
            aria-pressed={bg?.type === 'gradient' && bg.gradient === gradient}
            style={{ background: gradient }}
            onClick={() => set({ type: 'gradient', gradient })}
          />
        ))}
      </fieldset>
      {bg?.type === 'gradient' && (
        <GradientMixer
          gradient={bg.gradient ?? ''}
          onChange={(gradient) => set({ type: 'gradient', gradient }, 'gradient')}
        />
      )}
      {videos.length > 0 && (
        <fieldset className={classes.choices}>
          <legend className={classes.legend}>Video</legend>
          {videos.map(({ url, thumbnail, name }) => (
            <button
              key={url}
              type="button"
              className={classes.swatch}
              aria-label={name}
              aria-pressed={bg?.type === 'video' && bg.video === url}
              style={{ backgroundImage: `url("${encodeURI(thumbnail)}")`, backgroundSize: 'cover' }}
              onClick={() => set({ type: 'video', video: url })}
            />
          ))}
        </fieldset>
      )}
      {isError && (
        <TryAgain
          title="We couldn’t load the background videos"
          problem={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {bg && (
        <div>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={reset}>
            As in the theme
          </Button>
        </div>
      )}
    </div>
  );
}

const blank: Background = {
  type: 'none',
  gradientAngle: 135,
  size: 'cover',
  position: 'center center',
  repeat: '',
  opacity: 100,
  blur: 0,
  tintStrength: 0,
  tintColor: '#000',
};

const colours = [
  '#171238',
  '#0b3d4f',
  '#1b4332',
  '#7a0f5c',
  '#9a3412',
  '#f6f1e7',
  '#ffffff',
  '#0e0f13',
];
