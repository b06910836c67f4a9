import { useEffect, useState } from 'react';
import classes from './image-editor.module.css';
import { type Canvas, filtered, shrunk } from './picture-canvas.ts';
import { applyEffect, pictureEffects } from './picture-effects.ts';

interface EffectTilesProps {
  readonly picture: Canvas;
  readonly disabled: boolean;
  readonly onEffect: (id: string) => void;
}

const previewPx = 96;

/** Every effect as it looks on this very picture. */
export function EffectTiles({ picture, disabled, onEffect }: EffectTilesProps) {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const small = shrunk(picture, previewPx);
    const made = new Map<string, string>();
    let at = 0;
    // One after the other, so that the page stays quick.
    const timer = setInterval(() => {
      const effect = pictureEffects[at];
      at += 1;
      if (!effect) return clearInterval(timer);
      const canvas = filtered(small, (pixels) => applyEffect(pixels, effect.id));
      made.set(effect.id, canvas.toDataURL('image/webp', 0.8));
      setPreviews(new Map(made));
    }, 10);
    return () => clearInterval(timer);
  }, [picture]);
  return (
    <ul className={classes.effects} aria-label="Effects">
      {pictureEffects.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.effect}
            disabled={disabled}
            onClick={() => onEffect(id)}
          >
            <span className={classes.preview}>
              {previews.has(id) && <img src={previews.get(id)} alt="" />}
            </span>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
