import { mkdirSync, writeFileSync } from 'node:fs';
import { motionSheets } from './sheets/motion-sheets.ts';
import { drawSheet } from './sheets/sheet.ts';
import { styleSheets } from './sheets/style-sheets.ts';

mkdirSync('/tmp/stage-scratch/sheets', { recursive: true });
for (const sheet of [...styleSheets, ...motionSheets]) {
  if (process.argv[2] && !sheet.name.startsWith(process.argv[2])) continue;
  console.time(sheet.name);
  const png = await drawSheet(sheet);
  console.timeEnd(sheet.name);
  writeFileSync(`/tmp/stage-scratch/sheets/${sheet.name}.png`, png);
  console.log(png.length, sheet.rows.length);
}
