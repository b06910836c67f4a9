import { Watermark } from '../schema/movie-settings.ts';
import type { ProjectData } from '../schema/project-data.ts';
import { watermarkOf } from '../watermark-of.ts';
import { edit } from './edit.ts';
import { setFields } from './set-fields.ts';

type Parts = Partial<Omit<ProjectData, 'version' | 'frames'>>;

/** Sets whole parts of the document: answers of a wizard, theme, contact, publishing, settings. */
export const changeProject = edit('changeProject', 'Change', (draft, parts: Parts) => {
  setFields(draft, parts);
});

/** Changes the movie's watermark, beginning with the one that is shown now. Opacity and padding are kept in their bounds. */
export const changeWatermark = edit(
  'changeWatermark',
  'Change watermark',
  (draft, fields: Partial<Watermark>) => {
    const before = JSON.parse(JSON.stringify(watermarkOf(draft)));
    draft.movie.watermark = Watermark.parse({ ...before, ...fields });
  },
);
