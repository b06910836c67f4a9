import { mediaAddress } from '@reelwright/contract';
import { useEffect, useRef } from 'react';
import classes from './trim-editor.module.css';

interface FrameStripProps {
  readonly url: string;
  /** Where in the clip it begins. */
  readonly from?: number;
  readonly seconds: number;
}

const frames = 10;
const [frameWidth, frameHeight] = [128, 72];

/** Pictures from a clip, evenly spread: what is where. */
export function FrameStrip({ url, from = 0, seconds }: FrameStripProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const video = document.createElement('video');
    video.muted = true;
    video.src = mediaAddress(url, location.origin);
    let at = 0;
    const seekNext = () => {
      video.currentTime = Math.max(0, from + ((at + 0.5) / frames) * seconds);
    };
    video.onloadeddata = seekNext;
    video.onseeked = () => {
      context?.drawImage(video, at * frameWidth, 0, frameWidth, frameHeight);
      at += 1;
      if (at < frames) seekNext();
    };
    return () => {
      video.onseeked = null;
      video.removeAttribute('src');
      video.load();
    };
  }, [url, from, seconds]);
  return (
    <canvas
      ref={canvas}
      className={classes.strip}
      width={frames * frameWidth}
      height={frameHeight}
      role="img"
      aria-label="Pictures from the clip"
    />
  );
}
