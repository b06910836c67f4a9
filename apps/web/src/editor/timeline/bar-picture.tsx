import { mediaAddress } from '@reelwright/contract';
import type { Item } from '@reelwright/movie';
import { useEffect, useRef } from 'react';
import { drawBars } from '../../media/players/draw-bars.ts';
import { useWaveform } from '../../media/players/use-waveform.ts';
import { FrameStrip } from '../../media/trim/frame-strip.tsx';
import classes from './timeline.module.css';

interface BarPictureProps {
  readonly item: Item;
  /** How long its layer is on screen. */
  readonly seconds: number;
  readonly widthPx: number;
}

/** What is in a layer, drawn on its bar: the waves of a sound, pictures of a clip, the picture itself. */
export function BarPicture({ item, seconds, widthPx }: BarPictureProps) {
  const { url = item.type === 'audio' ? (item.audio?.url ?? '') : '' } = item;
  if (url === '') return null;
  switch (item.type) {
    case 'audio':
      return <SoundWaves {...{ item, url, seconds, widthPx }} />;
    case 'video':
      return (
        <span className={classes.film}>
          <FrameStrip url={url} from={item.startTime ?? 0} seconds={seconds} />
        </span>
      );
    case 'image':
      return (
        <span
          className={classes.film}
          style={{ backgroundImage: `url(${JSON.stringify(mediaAddress(url, location.origin))})` }}
        />
      );
    default:
      return null;
  }
}

function SoundWaves({ item, url, seconds, widthPx }: BarPictureProps & { readonly url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = (item.url ? item.startTime : item.audio?.startTime) ?? 0;
  const { data } = useWaveform(url, from + seconds);
  const width = Math.max(1, Math.round(widthPx));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas of another width is empty.
  useEffect(() => {
    if (canvas.current && data) drawBars(canvas.current, data, { from, to: from + seconds });
  }, [data, from, seconds, width]);
  return <canvas ref={canvas} className={classes.waves} width={width} />;
}
