import type { Background, Blob } from '@reelwright/movie';
import { type Color, parseColor } from '../color/parse-color.ts';
import { type ParsedGradient, parseGradient } from '../gradient/parse-gradient.ts';

export type BackgroundSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'gradient'; readonly gradient: ParsedGradient }
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'video'; readonly url: string }
  | { readonly kind: 'blob'; readonly blob: Blob };

const none = { kind: 'none' } as const;

/** What a background is filled with: the field of its type, or nothing where that is empty. */
export function backgroundSource(background: Background): BackgroundSource {
  const image = background.image || background.url;
  const video = background.video || background.url;
  switch (background.type) {
    case 'none':
      return none;
    case 'color': {
      const color = parseColor(background.color);
      return color ? { kind: 'color', color } : none;
    }
    case 'gradient': {
      const gradient = parseGradient(withAngle(background));
      return gradient ? { kind: 'gradient', gradient } : none;
    }
    case 'image':
      return image ? { kind: 'image', url: image } : none;
    case 'video':
      return video ? { kind: 'video', url: video } : none;
    case 'blob':
      return background.blob ? { kind: 'blob', blob: background.blob } : none;
    case 'custom':
      return custom(background);
    default:
      return background.type satisfies never;
  }
}

/** A picker of one's own may have set any of them: what covers most wins. */
function custom(background: Background): BackgroundSource {
  const { video, blob } = background;
  const image = background.image || background.url;
  if (video) return { kind: 'video', url: video };
  if (image) return { kind: 'image', url: image };
  if (background.gradient) return backgroundSource({ ...background, type: 'gradient' });
  if (blob) return { kind: 'blob', blob };
  return backgroundSource({ ...background, type: 'color' });
}

/** Presets may hold only the colours ("#f00, #00f"); the angle then stands beside them. */
function withAngle({ gradient, gradientAngle }: Background): string | undefined {
  if (!gradient || /gradient\(/i.test(gradient)) return gradient;
  return `linear-gradient(${gradientAngle}deg, ${gradient})`;
}
