import { guessLanguage } from '@reelwright/movie/language';
import type { Cue } from '@reelwright/subtitles';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import classes from './caption-layer.module.css';
import { cueAt } from './cue-at.ts';

interface CaptionLayerProps {
  readonly cues: readonly Cue[];
  readonly isPlaying: boolean;
  /** As the bar tells it, a few times a second. */
  readonly seconds: number;
  /** As it is this very moment. */
  readonly position: () => number;
}

/** What is said, in words over the picture. */
export function CaptionLayer({ cues, isPlaying, seconds, position }: CaptionLayerProps) {
  const [playing, setPlaying] = useState<Cue>();
  const look = useEffectEvent(() => setPlaying(cueAt(cues, position())));
  useEffect(() => {
    if (!isPlaying) return;
    // The bar is told the time too seldom: words would come after they are heard.
    let next = 0;
    const step = () => {
      look();
      next = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(next);
  }, [isPlaying]);
  const language = useMemo(() => guessLanguage(cues.map(({ text }) => text).join(' ')), [cues]);
  const cue = isPlaying ? playing : cueAt(cues, seconds);
  return (
    <div className={classes.layer}>
      {cue && (
        <p className={classes.words} dir="auto" lang={language} data-captions>
          {cue.text}
        </p>
      )}
    </div>
  );
}
