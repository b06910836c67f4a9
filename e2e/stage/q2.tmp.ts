import { createCanvas } from '@napi-rs/canvas';
const fl = createCanvas(1920,1080), x = fl.getContext('2d'); const L = createCanvas(1664, 640); const lx = L.getContext('2d'); lx.font = '200px sans-serif'; lx.fillText('Ten places', 50, 300);
const time = async (name: string, n: number, f: (i: number) => void) => { f(0); const t = process.cpuUsage(); const w = performance.now(); for (let i = 0; i < n; i++) { f(i); await new Promise((r) => setImmediate(r)); } const c = process.cpuUsage(t); console.log(name, 'cpu', ((c.user + c.system) / 1000 / n).toFixed(1), 'wall', ((performance.now() - w) / n).toFixed(1)); };
await time('floor', 10, () => { x.drawImage(L, 0, 0); fl.data(); });
await time('shadow drawImage', 10, () => { x.save(); x.shadowColor = '#000'; x.shadowBlur = 8; x.shadowOffsetX = 4; x.drawImage(L, 100, 100); x.restore(); fl.data(); });
await time('blur filter drawImage', 10, () => { x.save(); x.filter = 'blur(4px)'; x.drawImage(L, 100, 100); x.restore(); fl.data(); });
await time('drop-shadow filter', 10, () => { x.save(); x.filter = 'drop-shadow(4px 4px 4px #000)'; x.drawImage(L, 100, 100); x.restore(); fl.data(); });
const P = createCanvas(800, 500); P.getContext('2d').fillRect(0, 0, 400, 300);
for (const q of ['low', 'medium', 'high'] as const) await time('up ' + q, 6, () => { x.imageSmoothingQuality = q; x.drawImage(P, -3, -3, 1930, 1090); fl.data(); });
