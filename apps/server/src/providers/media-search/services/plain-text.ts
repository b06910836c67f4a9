import { cutText } from '@reelwright/movie';

/** Authors and descriptions come as HTML from some services: what a person reads of it, in one line. */
export const plainText = (html = '') =>
  cutText(
    html
      .replace(/<[^<>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    200,
  );
