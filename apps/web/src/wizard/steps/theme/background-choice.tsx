import { Button, ColorInput, VisuallyHidden } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import type { Background } from '@reelwright/movie';
import { themeCalled } from '@reelwright/wizards';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { pickMedia } from '../../../media-picker/pick-media.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { Hint } from '../../../ui/hint.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useVideoOrientation } from '../../size/use-video-orientation.ts';
import { useWizard } from '../../wizard-model.ts';
import { backgroundGradients } from './background-gradients.ts';
import { GradientMixer } from './gradient-mixer.tsx';
import classes from './theme-step.module.css';
import { wallpapersFor } from './wallpapers.ts';
import { withTheme } from './with-theme.ts';

const kinds = [
  { value: 'color', label: 'Color' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'wallpaper', label: 'Wallpaper' },
  { value: 'picture', label: 'Picture' },
  { value: 'video', label: 'Video' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** What lies behind the film: a colour, a gradient, a wallpaper, a picture of one's own, or a video that goes round. */
export function BackgroundChoice() {
  const { data, change } = useWizard();
  const orientation = useVideoOrientation();
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
  const { name } = data.theme ?? {};
  const wallpapers = wallpapersFor(themeCalled(name), data.movie.size);
  const [wanted, setKind] = useState<Kind>();
  const kind = wanted ?? kindOf(bg, wallpapers);
  const pick = async () => {
    const keyword = data.keyword ?? '';
    const title = 'Background picture';
    const picked = await pickMedia({ title, keyword, kinds: ['image'], orientation });
    if (picked?.url) set({ type: 'image', image: picked.url });
  };
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
      <Segmented label="Kind of background" segments={kinds} value={kind} onChange={setKind} />
      {kind === 'color' && (
        <ColorInput
          label="Color"
          format="hex"
          swatches={colours}
          value={bg?.type === 'color' ? (bg.color ?? '') : ''}
          placeholder="#1b1464"
          onChange={(color) => color && set({ type: 'color', color }, 'background')}
        />
      )}
      {kind === 'gradient' && (
        <>
          <Swatches label="Gradient">
            {backgroundGradients.map(({ label, gradient }) => (
              <Swatch
                key={gradient}
                label={label}
                isChosen={bg?.type === 'gradient' && bg.gradient === gradient}
                background={gradient}
                onChoose={() => set({ type: 'gradient', gradient })}
              />
            ))}
          </Swatches>
          {bg?.type === 'gradient' && (
            <GradientMixer
              gradient={bg.gradient ?? ''}
              onChange={(gradient) => set({ type: 'gradient', gradient }, 'gradient')}
            />
          )}
        </>
      )}
      {kind === 'wallpaper' && (
        <Swatches label="Wallpaper">
          {wallpapers.map(({ label, image }) => (
            <Swatch
              key={image}
              label={label}
              isChosen={bg?.type === 'image' && bg.image === image}
              background={pictureOf(image)}
              onChoose={() => set({ type: 'image', image })}
            />
          ))}
        </Swatches>
      )}
      {kind === 'picture' && (
        <div className={classes.watermark}>
          {bg?.type === 'image' && bg.image && (
            <img src={mediaAddress(bg.image, location.origin)} alt="The background" />
          )}
          <Button
            variant="default"
            leftSection={<Icon shape={IconPhotoPlus} />}
            onClick={() => void pick()}
          >
            {bg?.type === 'image' ? 'Change the picture' : 'Choose a picture'}
          </Button>
        </div>
      )}
      {kind === 'video' && (
        <Swatches label="Video">
          {videos.map(({ url, thumbnail, name: title }) => (
            <Swatch
              key={url}
              label={title}
              isChosen={bg?.type === 'video' && bg.video === url}
              background={pictureOf(thumbnail)}
              onChoose={() => set({ type: 'video', video: url })}
            />
          ))}
        </Swatches>
      )}
      {kind === 'video' && isError && (
        <TryAgain
          title="We couldn’t load the background videos"
          problem={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {(kind === 'wallpaper' || kind === 'picture' || kind === 'video') && (
        <p className={classes.quiet}>
          It’s tinted in the theme’s colors, so that words stay easy to read.
        </p>
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

function Swatches({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.choices}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {children}
    </fieldset>
  );
}

interface SwatchProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly background: string;
  readonly onChoose: () => void;
}

function Swatch({ label, isChosen, background, onChoose }: SwatchProps) {
  return (
    <Hint label={label}>
      <button
        type="button"
        className={classes.swatch}
        aria-label={label}
        aria-pressed={isChosen}
        style={{ background }}
        onClick={onChoose}
      />
    </Hint>
  );
}

const pictureOf = (url: string) => `center / cover url("${encodeURI(url)}")`;

/** What is chosen now, or what is chosen most. */
function kindOf(
  bg: Background | undefined,
  wallpapers: readonly { readonly image: string }[],
): Kind {
  switch (bg?.type) {
    case 'color':
    case 'video':
      return bg.type;
    case 'image':
      return wallpapers.some(({ image }) => image === bg.image) || bg.image?.startsWith('/library/')
        ? 'wallpaper'
        : 'picture';
    default:
      return 'gradient';
  }
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
