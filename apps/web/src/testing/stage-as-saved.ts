import { assetsAt, drawFrame } from '@reelwright/stage';
import { createBrowserAssets } from '../player/browser-assets.ts';
import { browserSurface } from '../player/browser-surface.ts';
import type { ProjectTab } from '../project/project-tab.ts';

/** Compares the stage with a fresh drawing of what is saved, dot by dot. */
export async function stageAsSaved(tab: ProjectTab): Promise<() => Promise<string>> {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-testid="stage"] canvas');
  if (!canvas) throw new Error('The stage is not drawn');
  const assets = createBrowserAssets(() => {});
  const fresh = document.createElement('canvas');
  return async () => {
    const movie = tab.view.get().saving.data;
    const { width, height } = Object.assign(fresh, { width: canvas.width, height: canvas.height });
    await assets.prepare(assetsAt(movie, 0), 'now');
    drawFrame(movie, 0, assets, browserSurface(fresh), { still: true, hiddenOpacity: 0.15 });
    const [shown, wanted] = [canvas, fresh].map(
      (each) => each.getContext('2d')?.getImageData(0, 0, width, height).data ?? [],
    );
    const others = wanted?.filter((value, index) => value !== shown?.[index]).length ?? 0;
    return others === 0 ? 'as saved' : `${others} of ${wanted?.length} values differ`;
  };
}
