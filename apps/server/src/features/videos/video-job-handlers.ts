import type { JobHandler } from '../../jobs/define-job.ts';
import { createDrawVideoHandler } from './draw-video-handler.ts';
import { createFinishVideoHandler } from './finish-video-handler.ts';
import { createPlanVideoHandler } from './plan-video-handler.ts';
import type { RenderParts } from './render-parts.ts';

/** Apart from the feature itself: drawing and encoding take long to load, and only workers need them. */
export const createVideoJobHandlers = (parts: RenderParts): readonly JobHandler[] => [
  createPlanVideoHandler(parts),
  createDrawVideoHandler(parts),
  createFinishVideoHandler(parts),
];
