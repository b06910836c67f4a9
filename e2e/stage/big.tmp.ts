import { writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { nodeStage } from './draw-in-node.ts';
import { motionSheets } from './sheets/motion-sheets.ts';
import { styleSheets } from './sheets/style-sheets.ts';

// node big.tmp.ts out sheet label:moment ...
const [out, ...picks] = process.argv.slice(2);
const c = createCanvas(1280, 366 * Math.ceil(picks.length / 2));
const x = c.getContext('2d');
let i = 0;
for (const pick of picks) {
  const [sheetName, label, moment] = pick.split(':');
  const row = [...styleSheets, ...motionSheets]
    .find((s) => s.name === sheetName)
    ?.rows.find((r) => r.label === label);
  if (!row) {
    console.log('no', pick);
    continue;
  }
  const stage = await nodeStage(row.movie, 634, 357);
  x.drawImage(stage.draw(Number(moment)), (i % 2) * 640, Math.floor(i / 2) * 363);
  i += 1;
}
writeFileSync(out!, c.toBuffer('image/png'));
