import { writeFileSync } from 'node:fs';
import { nodeStage } from './draw-in-node.ts';
import { itemIn, sampleMovie } from './sample-movie.ts';

const movie = sampleMovie(
  [
    {
      background: {
        type: 'gradient',
        gradient: 'linear-gradient(135deg, #1e3c72 0%, #2a5298 50%, #7de2fc 100%)',
      },
      items: [
        itemIn(
          { x: 1050, y: 200, width: 700, height: 620 },
          {
            type: 'image',
            url: 'landscape.png',
            shadow: { enabled: 'box', thickness: 20, distance: 12, color: 'rgba(0,0,0,.6)' },
            effects: { in: { effect: 'zoom-in', duration: 600 } },
          },
        ),
        itemIn(
          { x: 100, y: 150, width: 880, height: 420 },
          {
            type: 'text',
            text: '<p><b>Make your</b> <i>video</i> 😀 <span style="color:#ffd166">today</span></p>',
            fg: '#ffffff',
            effects: { in: { effect: 'fade-in-up', duration: 600 }, break: 'chars' },
          },
        ),
        itemIn(
          { x: 100, y: 600, width: 880, height: 300 },
          {
            type: 'text',
            text: 'Hello مرحبا بالعالم 123 שלום 日本語テキスト',
            font: { family: 'Roboto', size: 70 },
            fg: '#fff',
            shadow: { enabled: 'text', thickness: 10, distance: 5, color: '#000' },
          },
        ),
      ],
    },
  ],
  { watermark: { type: 'text', text: 'reelwright', placement: 'bottom-right' } },
);
const stage = await nodeStage(movie, 960, 540);
for (const s of [0.3, 0.7, 3]) {
  console.time('draw');
  writeFileSync(`/tmp/stage-scratch/try-${s}.png`, stage.draw(s).toBuffer('image/png'));
  console.timeEnd('draw');
}
console.log(stage.problems);
