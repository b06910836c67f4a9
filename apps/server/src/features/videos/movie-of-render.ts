import { type ProjectData, readProjectData } from '@reelwright/movie';
import { productWatermark } from '@reelwright/stage';
import { publishedQuality, type VideoSettings } from '../../encode/video-settings.ts';
import { videoSize } from '../../encode/video-size.ts';
import { unpackText } from '../projects/pack-text.ts';
import { VideoFailed } from './video-failed.ts';

interface DrawnRender {
  readonly document: Buffer | null;
  readonly quality: 'sd' | 'hd';
  readonly watermark: boolean;
}

/** The movie that a render draws, and how it becomes video. */
export async function movieOfRender({
  document,
  quality,
  watermark,
}: DrawnRender): Promise<{ movie: ProjectData; settings: VideoSettings }> {
  const saved = read(document ? await unpackText(document) : '');
  const movie = watermark ? { ...saved, watermark: productWatermark } : saved;
  return { movie, settings: { ...publishedQuality, ...videoSize(movie.movie.size, quality) } };
}

function read(text: string): ProjectData {
  try {
    return readProjectData(JSON.parse(text)).data;
  } catch (cause) {
    throw new VideoFailed({ cause });
  }
}
