import type { ProjectData } from '@reelwright/movie';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pickMedia } from '../../media-picker/pick-media.tsx';
import { drawStill } from '../draw-still.ts';
import { filmOf, itemIn } from '../film-parts.ts';
import { pickFrame } from './frame-picker.tsx';
import { stillSeconds } from './thumbnail-form.tsx';
import { thumbnailSize } from './thumbnail-looks.ts';
import { type ThumbnailAnswers, thumbnailMovie } from './thumbnail-movie.ts';

/** A clip whose length nobody knows is looked through for so long. */
const usualClipSeconds = 30;
const maxClipSeconds = 600;

/** What was answered about a thumbnail, and the picture that comes of it. */
export function useThumbnail(begin: ThumbnailAnswers) {
  const [answers, setAnswers] = useState(begin);
  const movie = useMemo(() => thumbnailMovie(answers), [answers]);
  /** Frames live in this page's memory until they are let go. */
  const frames = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of frames.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const change = (changes: Partial<ThumbnailAnswers>) => setAnswers({ ...answers, ...changes });
  /** Lets somebody choose a frame of a film. True when they did. */
  const takeFrame = async (film: ProjectData): Promise<boolean> => {
    const frame = await pickFrame(film);
    if (!frame) return false;
    const picture = URL.createObjectURL(frame);
    frames.current.push(picture);
    setAnswers((now) => ({ ...now, picture }));
    return true;
  };
  /** Lets somebody choose a picture, or a frame of a clip. True when they did. */
  const takePicture = async (): Promise<boolean> => {
    const media = await pickMedia({ title: 'Picture or clip', keyword: answers.words.trim() });
    if (!media?.url) return false;
    if (media.type === 'video') return takeFrame(filmOfClip(media.url, media.duration));
    const { url } = media;
    setAnswers((now) => ({ ...now, picture: url }));
    return true;
  };
  const draw = () =>
    drawStill({ movie, seconds: stillSeconds, size: thumbnailSize, type: 'image/jpeg' });
  return { answers, movie, change, takeFrame, takePicture, draw };
}

function filmOfClip(url: string, duration: unknown): ProjectData {
  const known = typeof duration === 'number' && duration > 0 ? duration : usualClipSeconds;
  const seconds = Math.min(Math.max(1, known), maxClipSeconds);
  const box = { x: 0, y: 0, ...thumbnailSize };
  return filmOf({
    title: 'Clip',
    size: thumbnailSize,
    seconds,
    items: [itemIn('clip', 'video', box, seconds, { url, scale: 'cover' })],
  });
}
