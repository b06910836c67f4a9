import {
  type Item,
  movieSeconds,
  type ProjectData,
  posterSeconds,
  type Slide,
  slideSeconds,
} from '@reelwright/movie';

/** When everything of a slide has come in, and nothing has left yet. */
const settled = 0.6;

/** The moment that shows a movie best: its first slide with a picture, once everything has come in. */
export function posterMoment(movie: ProjectData): number {
  let startSeconds = 0;
  for (const slide of movie.frames) {
    if (slide.items.some(showsPicture) || hasPictureBehind(slide))
      return startSeconds + slideSeconds(slide) * settled;
    startSeconds += slideSeconds(slide);
  }
  return Math.min(posterSeconds(movie), movieSeconds(movie));
}

function hasPictureBehind({ background }: Slide): boolean {
  const { type, image, video, url } = background ?? {};
  return Boolean((type === 'image' && (image || url)) || (type === 'video' && (video || url)));
}

function showsPicture(item: Item): boolean {
  if (item.hide || item.show === false) return false;
  if (item.type === 'image' || item.type === 'video') return Boolean(item.url);
  return (item.children ?? []).some(showsPicture);
}
