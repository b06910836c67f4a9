import {
  type ProjectData,
  readProjectData,
  sizeWithinPlan,
  watermarkedWithinPlan,
} from '@reelwright/movie';
import { publishedQuality, type VideoSettings } from '../../encode/video-settings.ts';
import { videoSize } from '../../encode/video-size.ts';
import { unpackText } from '../projects/pack-text.ts';
import { VideoFailed } from './video-failed.ts';

interface DrawnRender {
  readonly document: Buffer | null;
  readonly quality: 'sd' | 'hd';
  /** Whether the product's own takes the place of the movie's. */
  readonly watermark: boolean;
  readonly customSize: boolean;
}

/** Videos with our watermark are those of plans without one of their own. */
const withOurs = { defaultWatermark: true, customWatermark: false, customSize: false };

/** The movie that a render draws, and how it becomes video. */
export async function movieOfRender({
  document,
  quality,
  watermark,
  customSize,
}: DrawnRender): Promise<{ movie: ProjectData; settings: VideoSettings }> {
  const saved = read(document ? await unpackText(document) : '');
  const movie = watermark ? watermarkedWithinPlan(saved, withOurs) : saved;
  const size = sizeWithinPlan(saved.movie.size, { customSize });
  return { movie, settings: { ...publishedQuality, ...videoSize(size, quality) } };
}

function read(text: string): ProjectData {
  try {
    return readProjectData(JSON.parse(text)).data;
  } catch (cause) {
    throw new VideoFailed({ cause });
  }
}
