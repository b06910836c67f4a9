import { itemIn, sampleMovie } from '../sample-movie.ts';
import type { Sheet, SheetRow } from './sheet.ts';

type Loose = Record<string, unknown>;
const ground = { type: 'color', color: '#f3efe6' };
const box = { x: 360, y: 190, width: 1200, height: 700 };
const row = (label: string, ...items: Loose[]): SheetRow => ({
  label,
  movie: sampleMovie([{ background: ground, items }]),
  moments: [1],
});
const image = (label: string, style: Loose, url = 'landscape.png') =>
  row(label, itemIn(box, { type: 'image', url, ...style }));
const text = (label: string, style: Loose, html = '<b>Summer<br>sale</b>') =>
  row(label, itemIn(box, { type: 'text', text: html, ...style }));
const behind = (label: string, bg: Loose) => text(label, { bg, fg: '#fff' });

const styles: Sheet = {
  name: 'styles',
  columns: 6,
  rows: [
    behind('bg color', { type: 'color', color: '#d1495b' }),
    behind('bg gradient', {
      type: 'gradient',
      gradient: 'linear-gradient(135deg,#f72585,#7209b7 50%,#3a0ca3)',
    }),
    behind('bg gradient to corner', {
      type: 'gradient',
      gradient: 'linear-gradient(to top right, navy, teal 40%, gold)',
    }),
    behind('bg radial', {
      type: 'gradient',
      gradient: 'radial-gradient(circle at 30% 40%, #ffba08, #d00000)',
    }),
    behind('bg image cover', { type: 'image', image: 'landscape.png' }),
    behind('bg image contain', {
      type: 'image',
      image: 'landscape.png',
      size: 'contain',
      color: '#222',
    }),
    behind('bg image 100% 100%', { type: 'image', image: 'portrait.png', size: '100% 100%' }),
    behind('bg image auto repeat', {
      type: 'image',
      image: 'small.png',
      size: 'auto',
      repeat: 'repeat',
    }),
    behind('bg repeat-x bottom', {
      type: 'image',
      image: 'small.png',
      size: 'auto',
      repeat: 'repeat-x',
      position: 'center bottom',
      color: '#444',
    }),
    behind('bg repeat-y left', {
      type: 'image',
      image: 'small.png',
      size: '300px',
      repeat: 'repeat-y',
      position: 'left top',
      color: '#444',
    }),
    behind('bg video', { type: 'video', video: 'clip.mp4' }),
    behind('bg blob', { type: 'blob', blob: {} }),
    behind('bg blob gradient', {
      type: 'blob',
      blob: {
        fill: 'gradient',
        gradient: 'linear-gradient(90deg,#ff5f6d,#ffc371)',
        smoothness: 10,
        complexity: 30,
      },
    }),
    behind('bg opacity 40', { type: 'image', image: 'landscape.png', opacity: 40 }),
    behind('bg blur 20', { type: 'image', image: 'landscape.png', blur: 20 }),
    behind('bg tint', {
      type: 'image',
      image: 'landscape.png',
      tintStrength: 60,
      tintColor: '#4a0072',
    }),
    behind('bg missing image', { type: 'image', image: 'gone.png' }),
    image('border all solid', {
      border: { sides: ['top', 'right', 'bottom', 'left'], thickness: 10, color: '#c1121f' },
    }),
    image('border dashed', {
      border: { sides: ['top', 'bottom'], thickness: 10, style: 'dashed', color: '#003049' },
    }),
    image('border dotted', {
      border: {
        sides: ['left', 'right', 'top', 'bottom'],
        thickness: 10,
        style: 'dotted',
        color: '#c1121f',
      },
    }),
    image('shadow box', { shadow: { enabled: 'box', thickness: 20, distance: 20, color: '#000' } }),
    image(
      'shadow cut-out',
      {
        shadow: { enabled: 'cut-out', thickness: 15, distance: 15, color: '#000' },
        scale: 'contain',
      },
      'star.png',
    ),
    text('shadow text', {
      shadow: { enabled: 'text', thickness: 12, distance: 12, color: '#0008' },
      fg: '#d1495b',
    }),
    text('outline text', {
      outline: { enabled: true, thickness: 3, color: '#003049' },
      fg: '#ffd166',
    }),
    image(
      'outline picture',
      { outline: { enabled: true, thickness: 3, color: '#003049' }, scale: 'contain' },
      'star.png',
    ),
    image('flip x', { flip: { x: true, y: false } }),
    image('flip y', { flip: { x: false, y: true } }),
    image('cover', { cover: { coverColor: '#7209b7', coverStrength: 60 } }),
    image(
      'cover star',
      { cover: { coverColor: '#7209b7', coverStrength: 60 }, scale: 'contain' },
      'star.png',
    ),
    image('angle 20', { angle: 20 }),
    image('negative scale', { scaleX: -1 }),
    image('missing', {}, 'gone.png'),
    image('mask by shape', { mask: { type: 'custom_mask', url: 'star.png' } }),
    image('mask by brightness', { mask: { type: 'custom_mask', url: 'rings.png' } }),
    text('text masks background', {
      mask: { type: 'bg_mask' },
      bg: { type: 'image', image: 'landscape.png' },
    }),
    image(
      'shape masks background',
      {
        mask: { type: 'bg_mask' },
        bg: { type: 'gradient', gradient: 'linear-gradient(90deg,#f72585,#4cc9f0)' },
        scale: 'contain',
      },
      'star.png',
    ),
    ...['grayscale', 'sepia', 'hue-rotate', 'invert', 'blur'].map((name) =>
      image(`${name} 60`, { filters: { enabled: true, [name]: 60 } }),
    ),
    ...['saturate', 'brightness', 'contrast'].flatMap((name) =>
      [20, 85].map((value) =>
        image(`${name} ${value}`, { filters: { enabled: true, [name]: value } }),
      ),
    ),
    image('opacity 40', { filters: { enabled: true, opacity: 40 } }),
    image('filters not enabled', { filters: { enabled: false, sepia: 100 } }),
    row(
      'z-index',
      itemIn(box, { type: 'image', url: 'landscape.png' }),
      itemIn({ ...box, width: 600 }, { type: 'image', url: 'star.png' }),
    ),
    row(
      'group, turned',
      itemIn(box, {
        type: 'group',
        angle: -12,
        children: [
          itemIn({ x: 0, y: 0, width: 600, height: 700 }, { type: 'image', url: 'landscape.png' }),
          itemIn(
            { x: 620, y: 100, width: 580, height: 400 },
            { type: 'text', text: 'In a group', fg: '#d1495b' },
          ),
        ],
      }),
    ),
    row(
      'group, stretched',
      itemIn(
        { x: 360, y: 190, width: 600, height: 700 },
        {
          type: 'group',
          scaleX: 2,
          children: [
            itemIn(
              { x: 0, y: 0, width: 300, height: 700 },
              { type: 'image', url: 'landscape.png' },
            ),
            itemIn(
              { x: 300, y: 100, width: 300, height: 400 },
              { type: 'text', text: 'Wide', fg: '#d1495b' },
            ),
          ],
        },
      ),
    ),
    row('hidden', itemIn(box, { type: 'image', url: 'landscape.png', hide: true })),
  ],
};

const anchors = [
  'left top',
  'center top',
  'right top',
  'left center',
  'center center',
  'right center',
  'left bottom',
  'center bottom',
  'right bottom',
];
const fits: Sheet = {
  name: 'fit-and-anchor',
  columns: 9,
  rows: ['fill', 'contain', 'cover', 'scale-down', 'none'].flatMap((scale) =>
    anchors.map((position) =>
      image(
        `${scale}, ${position}`,
        { scale, position, bg: { type: 'color', color: '#ddd' } },
        scale === 'none' ? 'portrait.png' : 'portrait.png',
      ),
    ),
  ),
};

const lorem = 'The quick brown fox jumps over the lazy dog, then rests in the warm afternoon sun.';
const texts: Sheet = {
  name: 'text',
  columns: 5,
  rows: [
    text('auto-fit short', {}, 'Hi!'),
    text('auto-fit long', {}, `${lorem} ${lorem}`),
    text('80 px', { font: { size: 80 } }, 'Double click to edit'),
    text('left', { font: { size: 90 } }, `<p style="text-align:left">${lorem}</p>`),
    text('right', { font: { size: 90 } }, `<p style="text-align:right">${lorem}</p>`),
    text('justify', { font: { size: 90 } }, `<p style="text-align:justify">${lorem}</p>`),
    text(
      'bold italic underline strike',
      { font: { family: 'Roboto', size: 110 } },
      '<b>bold</b> <i>italic</i> <b><i>both</i></b> <u>under</u> <s>strike</s>',
    ),
    text(
      'colours',
      { font: { size: 110 } },
      '<span style="color:#d1495b">red</span> <span style="background-color:#ffd166">marked</span> <span style="font-size:180px">large</span> <span style="font-family:Pacifico">Pacifico</span>',
    ),
    text('gradient', { fg: 'linear-gradient(90deg,#f72585,#4361ee)' }, '<b>Gradient<br>words</b>'),
    text(
      'run gradient',
      {},
      '<b>A <span style="background-image:linear-gradient(90deg,#06d6a0,#118ab2)">run</span></b>',
    ),
    text(
      'single style',
      {
        singleStyle: true,
        font: { family: 'Oswald', styles: ['bold', 'underline'], color: '#003049' },
      },
      '<i style="color:red">One style</i> for all',
    ),
    text('lines', {}, 'One\ntwo<br>three<p>four</p><div>five</div>'),
    text('list', { font: { size: 90 } }, '<ul><li>Fast</li><li>Simple</li><li>Yours</li></ul>'),
    text(
      'numbered',
      { font: { size: 90 } },
      '<ol><li>Write</li><li>Look</li><li>Publish</li></ol>',
    ),
    text('arabic list', { font: { size: 90 } }, '<ul><li>سريع</li><li>بسيط جدا</li></ul>'),
    text('emoji', {}, 'Hi 😀👍🏽👨‍👩‍👧‍👦🇫🇷 ❤️ 1️⃣'),
    text('arabic', {}, 'مرحبا بالعالم، هذا فيديو جميل'),
    text('hebrew mixed', {}, 'שלום עולם (2024) Hello!'),
    text('ltr with arabic', {}, 'Say <b>مرحبا بك</b> to 12 people'),
    text('japanese', {}, '春夏秋冬を楽しむ。「動画」を作ろう！'),
    text('thai', {}, 'สวัสดีชาวโลก ยินดีต้อนรับ'),
    text('devanagari', {}, 'नमस्ते दुनिया, आपका स्वागत है'),
    text('cyrillic greek', {}, 'Привет, мир! Καλημέρα κόσμε'),
    text('vietnamese polish', {}, 'Tiếng Việt đẹp quá. Zażółć gęślą jaźń'),
    text('unknown letters', {}, 'Linear B: 𐀀𐀁 end'),
    text('long word', { font: { size: 150 } }, 'Donaudampfschifffahrtsgesellschaft'),
    text('script tags', {}, '<script>alert(1)</script><b onclick="x()">Safe &amp; sound</b> &lt;3'),
  ],
};

const sizes: Sheet = {
  name: 'sizes-and-watermarks',
  columns: 5,
  rows: [
    ...[
      [1920, 1080],
      [720, 720],
      [1080, 1920],
    ].map(([width, height]) => ({
      label: `${width} × ${height}`,
      movie: sampleMovie(
        [
          {
            items: [
              itemIn({ x: 60, y: 60, width: 600, height: 600 }, { type: 'image', url: 'star.png' }),
            ],
          },
        ],
        {
          movie: {
            size: { width, height },
            bg: { type: 'gradient', gradient: 'linear-gradient(#fff,#8ecae6)' },
          },
          watermark: { type: 'text', text: 'mark' },
        },
      ),
      moments: [1],
    })),
    ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((placement, index) => ({
      label: `watermark ${placement}`,
      movie: sampleMovie([{ background: { type: 'image', image: 'landscape.png' } }], {
        watermark:
          index % 2 === 0
            ? {
                type: 'text',
                text: 'reelwright.example',
                placement,
                padding: 5 * index,
                opacity: 90,
              }
            : { type: 'image', image: 'star.png', placement, padding: 5 * index, opacity: 60 },
      }),
      moments: [1],
    })),
    { label: 'no slides', movie: sampleMovie([]), moments: [0] },
  ],
};

export const styleSheets: readonly Sheet[] = [styles, fits, texts, sizes];
