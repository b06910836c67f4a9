import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';
import { motionSheets } from './sheets/motion-sheets.ts';
import { drawSheet } from './sheets/sheet.ts';
import { styleSheets } from './sheets/style-sheets.ts';

const folder = join(import.meta.dirname, 'pictures');
const results = join(import.meta.dirname, '../results/stage');
const update = process.env.UPDATE_STAGE_PICTURES === '1';

describe('the stage draws what it drew when somebody last looked', () => {
  for (const sheet of [...styleSheets, ...motionSheets]) {
    it(`${sheet.name}: ${sheet.rows.length} subjects`, async () => {
      const file = join(folder, `${sheet.name}.png`);
      const drawn = await drawSheet(sheet);
      if (update || !existsSync(file)) {
        if (!update)
          throw new Error(
            `There is no picture ${file}. Look at it, then keep it: npm run pictures.`,
          );
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, drawn);
        return;
      }
      const difference = await comparePictures(readFileSync(file), drawn);
      if (difference.pixels > 0) {
        mkdirSync(results, { recursive: true });
        writeFileSync(join(results, `${sheet.name}.png`), drawn);
      }
      expect(
        difference,
        `compare e2e/results/stage/${sheet.name}.png with e2e/stage/pictures`,
      ).toEqual({ pixels: 0, most: 0 });
    });
  }
});
