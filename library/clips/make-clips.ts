/**
 * Draws the clips: `node library/clips/make-clips.ts [transitions|backgrounds|countdowns|news-clips] [part of a name]`.
 * Whatever is there already stays, unless it is named.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ClipRecipe, clipRecipes } from './clip-recipes.ts';
import { newPen, type Pen } from './engine/canvas.ts';
import { encodeClip } from './engine/encode-clip.ts';

const [kind = '', part = ''] = process.argv.slice(2);

async function makeStill({ folder, still, width, height, draw }: ClipRecipe): Promise<void> {
  if (!still) return;
  const pen: Pen = newPen(width, height);
  draw(pen, still.frame);
  const small = newPen(320, 180);
  small.imageSmoothingQuality = 'high';
  small.drawImage(pen.canvas, 0, 0, 320, 180);
  writeFileSync(pathOf(folder, still.file), await small.canvas.encode('webp', 80));
}

function pathOf(folder: string, file: string): string {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  mkdirSync(path, { recursive: true });
  return path + file;
}

for (const recipe of clipRecipes) {
  const path = pathOf(recipe.folder, recipe.file);
  const isNamed = part !== '' && recipe.file.includes(part);
  if (kind && recipe.folder !== kind) continue;
  if (part ? !isNamed : existsSync(path)) continue;
  await encodeClip({ ...recipe, path });
  await makeStill(recipe);
  console.log(`${recipe.folder}/${recipe.file}`);
}
