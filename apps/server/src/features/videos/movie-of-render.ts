import {
  type ProjectData,
  productWatermark,
  readProjectData,
  standardSizeFor,
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

/** The movie that a render draws, and how it becomes video. */
export async function movieOfRender({
  document,
  quality,
  watermark,
  customSize,
}: DrawnRender): Promise<{ movie: ProjectData; settings: VideoSettings }> {
  const saved = read(document ? await unpackText(document) : '');
  const movie = watermark ? { ...saved, watermark: productWatermark } : saved;
  const { size } = movie.movie;
  // A stage of another shape is shown whole in it, in the middle.
  const shown = customSize ? size : standardSizeFor(size);
  return { movie, settings: { ...publishedQuality, ...videoSize(shown, quality) } };
}

function read(text: string): ProjectData {
  try {
    return readProjectData(JSON.parse(text)).data;
  } catch (cause) {
    throw new VideoFailed({ cause });
  }
}
