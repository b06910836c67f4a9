import {
  type FormatId,
  kindOfCategory,
  type ProjectData,
  readProjectData,
  sizeWithinPlan,
  videoFormats,
  watermarkedWithinPlan,
} from '@reelwright/movie';
import { wizardCalled } from '@reelwright/wizards/list';
import { filmInFormat, type Wizard } from '@reelwright/wizards/machine';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { publishedSettings, type VideoSettings } from '../../encode/video-settings.ts';
import { videoSize } from '../../encode/video-size.ts';
import { readNameAt } from '../looks/looks-repository.ts';
import { unpackText } from '../projects/pack-text.ts';
import { VideoFailed } from './video-failed.ts';

interface DrawnRender {
  readonly projectId: number;
  readonly formats: readonly FormatId[];
  readonly document: Buffer | null;
  readonly quality: 'sd' | 'hd';
  /** Whether the product's own takes the place of the movie's. */
  readonly watermark: boolean;
  readonly customSize: boolean;
  /** When it was published: the owner's name of then is drawn on it, whatever it is by now. */
  readonly createdAt: Date;
}

/** Videos with our watermark are those of plans without one of their own. */
const withOurs = { defaultWatermark: true, customWatermark: false, customSize: false };

/** One of the films that a render draws, and how it becomes video. */
export interface DrawnFilm {
  /** Null: the film's own. */
  readonly format: FormatId | null;
  readonly movie: ProjectData;
  readonly settings: VideoSettings;
}

/** The film itself, then the same in the other formats that were asked for. Everybody who works on it gets the same. */
export async function filmsOfRender(
  db: Database,
  { projectId, document, quality, watermark, customSize, formats, createdAt }: DrawnRender,
): Promise<readonly [DrawnFilm, ...DrawnFilm[]]> {
  const saved = read(document ? await unpackText(document) : '');
  const film = watermark
    ? watermarkedWithinPlan(saved, withOurs, await readNameAt(db, createdAt))
    : saved;
  const size = sizeWithinPlan(saved.movie.size, { customSize });
  const settings = publishedSettings(film, videoSize(size, quality));
  const wizard = formats.length > 0 ? await wizardOf(db, projectId) : undefined;
  const others = formats.map((format) => {
    const movie = filmInFormat(wizard, film, format);
    const shown = videoSize(videoFormats[format], quality);
    return { format, movie, settings: publishedSettings(movie, shown) };
  });
  return [{ format: null, movie: film, settings }, ...others];
}

/** The wizard that lays the film out; undefined for films of the editor. */
async function wizardOf(db: Database, projectId: number): Promise<Wizard | undefined> {
  const [row] = await db
    .select({ category: projects.category })
    .from(projects)
    .where(eq(projects.id, projectId));
  return wizardCalled(kindOfCategory(row?.category ?? '')?.wizard)?.load();
}

function read(text: string): ProjectData {
  try {
    return readProjectData(JSON.parse(text)).data;
  } catch (cause) {
    throw new VideoFailed({ cause });
  }
}
