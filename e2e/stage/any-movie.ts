import { entrances, exits, stays, textEffects, transitions } from '@reelwright/motion';
import { dataVersion } from '@reelwright/movie';
import fc from 'fast-check';

const color = fc.constantFrom(
  '#f00',
  'tomato',
  'rgba(1,2,3,.4)',
  'hsl(20 50% 50%)',
  'nonsense',
  '',
  '#12345',
);
const gradient = fc.constantFrom(
  'linear-gradient(red, blue)',
  'radial-gradient(circle at 10% 20%, #fff, #000 50%)',
  'linear-gradient()',
  'red, blue',
  '((((',
);
const percent = fc.integer({ min: 0, max: 100 });
const url = fc.constantFrom('a.png', '', 'ink_S1E2_D3.webm', 'x_S3E1_D0.webm');
const effect = (ids: readonly { readonly id: string }[]) =>
  fc.record({
    effect: fc.constantFrom('none', 'unheard-of', ...ids.map(({ id }) => id)),
    duration: fc.integer({ min: 0, max: 3000 }),
  });
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '<p><b>Bold</b> and <i>italic</i></p>',
    '<p',
    '<<<>>>',
    '<span style="font-size:0px;color:url(x)">a</span>',
    'مرحبا 😀 日本',
    '<ul><li>',
    '\u0000\ufeff\u202e',
    '',
    'A'.repeat(400),
  ),
);

const background = fc.record(
  {
    type: fc.constantFrom('none', 'color', 'gradient', 'image', 'video', 'blob', 'custom'),
    color,
    gradient,
    image: url,
    video: url,
    blob: fc.record(
      {
        smoothness: percent,
        complexity: percent,
        fill: fc.constantFrom('color', 'gradient'),
        gradient,
        path: fc.constantFrom('M0 0L1 1Z', 'zzz', ''),
      },
      { requiredKeys: [] },
    ),
    size: fc.constantFrom('cover', 'contain', 'auto', '0px', '10% 20%', 'x y'),
    position: fc.constantFrom('left top', 'center center', '110% -4%', 'nowhere'),
    repeat: fc.constantFrom('', 'repeat', 'repeat-x', 'repeat-y'),
    opacity: percent,
    blur: percent,
    tintStrength: percent,
    tintColor: color,
  },
  { requiredKeys: ['type'] },
);

const style = {
  bg: background,
  border: fc.record({
    sides: fc.subarray(['top', 'right', 'bottom', 'left']),
    thickness: fc.integer({ min: 0, max: 10 }),
    style: fc.constantFrom('solid', 'dashed', 'dotted'),
    color,
  }),
  shadow: fc.record({
    enabled: fc.constantFrom('none', 'box', 'text', 'cut-out'),
    thickness: fc.integer({ min: 0, max: 20 }),
    color,
    distance: fc.integer({ min: 0, max: 20 }),
  }),
  filters: fc.record({
    enabled: fc.boolean(),
    blur: percent,
    sepia: percent,
    opacity: percent,
    contrast: percent,
  }),
  outline: fc.record({ enabled: fc.boolean(), color, thickness: fc.integer({ min: 0, max: 3 }) }),
  flip: fc.record({ x: fc.boolean(), y: fc.boolean() }),
  cover: fc.record({ coverColor: color, coverStrength: percent }),
  mask: fc.record({ type: fc.constantFrom('none', 'custom_mask', 'bg_mask'), url }),
  font: fc.record(
    {
      family: fc.constantFrom('Sen', 'Pacifico', 'Comic Sans', ''),
      styles: fc.subarray(['regular', 'bold', 'italic', 'underline']),
      size: fc.integer({ min: 1, max: 2000 }),
      gradient,
      color,
    },
    { requiredKeys: [] },
  ),
  fg: fc.oneof(color, gradient),
};

const oddNumber = fc.oneof(fc.integer({ min: -500, max: 5000 }), fc.constantFrom(0, -0, 1e15, 0.1));
const oddWords = fc.constantFrom('', 'A', 'مرحبا 😀', '日本', 'W'.repeat(60));
const graphic = fc.oneof(
  fc.record({
    kind: fc.constant('chart'),
    form: fc.constantFrom('columns', 'bars', 'line', 'ring'),
    labels: fc.array(oddWords, { maxLength: 4 }),
    series: fc.array(fc.record({ name: oddWords, values: fc.array(oddNumber, { maxLength: 4 }) }), {
      maxLength: 3,
    }),
    colors: fc.array(color, { maxLength: 3 }),
    growSeconds: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('table'),
    rows: fc.array(fc.array(oddWords, { maxLength: 3 }), { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('counter'),
    form: fc.constantFrom('number', 'clock'),
    from: oddNumber,
    to: oddNumber,
    ring: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('qr'), text: oddWords, isRound: fc.boolean(), color }),
  fc.record({
    kind: fc.constant('shape'),
    shape: fc.constantFrom('star', 'speech', 'rectangle', 'unheard-of'),
    strokeWidth: fc.integer({ min: 0, max: 200 }),
    corner: fc.constantFrom(0, 0.5, 1),
  }),
  fc.record({
    kind: fc.constant('line'),
    bend: fc.constantFrom('straight', 'curve', 'elbow'),
    start: fc.constantFrom('none', 'arrow', 'triangle', 'dot', 'bar'),
    end: fc.constantFrom('none', 'arrow', 'triangle', 'dot', 'bar'),
    dash: fc.constantFrom('solid', 'dashed', 'dotted'),
    growSeconds: fc.integer({ min: 0, max: 2 }),
  }),
);
const keyframes = fc
  .uniqueArray(fc.integer({ min: -2, max: 9 }), { minLength: 1, maxLength: 4 })
  .chain((moments) =>
    fc.tuple(
      ...moments
        .toSorted((one, other) => one - other)
        .map((at) =>
          fc.record(
            {
              at: fc.constant(at),
              x: fc.integer({ min: -2, max: 2 }),
              scaleX: fc.constantFrom(0.01, 0.5, 1, 3),
              turnDeg: fc.integer({ min: -400, max: 400 }),
              opacity: fc.constantFrom(0, 0.4, 1),
              easing: fc.constantFrom('linear', 'spring', 'hold', 'unheard-of'),
              tint: fc.record({ color: fc.constantFrom('#d64545', '#0000'), strength: percent }),
              textColor: fc.constantFrom('#2e9e6b', 'unheard-of'),
              bend: fc.record({ x: fc.constantFrom(0, 1), y: fc.constantFrom(-1, 1) }),
            },
            { requiredKeys: ['at'] },
          ),
        ),
    ),
  );

/** Mostly one at which something is seen: nearly all numbers of a computer are next to nothing. */
const scale = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -20, max: 20 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.double({ min: -10, max: 10, noNaN: true }) },
);

const item = (children: fc.Arbitrary<object[]>) =>
  fc.record(
    {
      id: fc.string({ minLength: 1, maxLength: 8 }),
      type: fc.constantFrom('text', 'image', 'video', 'audio', 'group'),
      x: fc.integer({ min: -3000, max: 3000 }),
      y: fc.integer({ min: -3000, max: 3000 }),
      width: fc.integer({ min: 0, max: 2500 }),
      height: fc.integer({ min: 0, max: 2500 }),
      scaleX: scale,
      scaleY: scale,
      angle: fc.integer({ min: -720, max: 720 }),
      hide: fc.boolean(),
      url,
      text,
      singleStyle: fc.boolean(),
      scale: fc.constantFrom('fill', 'contain', 'cover', 'scale-down', 'none'),
      position: fc.constantFrom('left top', 'center center', 'bottom', '%'),
      loop: fc.boolean(),
      startTime: fc.integer({ min: 0, max: 9 }),
      endTime: fc.integer({ min: 0, max: 9 }),
      timing: fc.record({
        startTime: fc.integer({ min: 0, max: 9 }),
        endTime: fc.integer({ min: 0, max: 9 }),
      }),
      effects: fc.record(
        {
          in: effect(entrances),
          out: effect(exits),
          stay: effect(stays),
          break: fc.constantFrom('chars', 'words', 'lines'),
          effect: fc.constantFrom('none', 'TextCss', ...textEffects.map(({ label }) => label)),
          tabIndex: fc.integer({ min: 0, max: 9 }),
          url,
          color,
          width: fc.anything(),
          gesture: fc.anything(),
        },
        { requiredKeys: [] },
      ),
      graphic,
      keyframes,
      children,
      ...style,
    },
    { requiredKeys: ['id', 'type'] },
  );

const items = fc.array(item(fc.array(item(fc.constant([])), { maxLength: 2 })), { maxLength: 4 });
const slide = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 8 }),
    items,
    background,
    duration: fc.integer({ min: 1, max: 9 }),
    transition: fc.record(
      {
        type: fc.constantFrom('css', 'video', 'none'),
        in: effect([...entrances, ...transitions]),
        out: effect([...exits, ...transitions]),
        url,
      },
      { requiredKeys: ['type'] },
    ),
  },
  { requiredKeys: ['id'] },
);

/** Any document that the schema takes, with a taste for what is odd. */
export const anyMovie = fc.record(
  {
    version: fc.constant(dataVersion),
    frames: fc.array(slide, { maxLength: 3 }),
    movie: fc.record(
      {
        size: fc.record({
          width: fc.integer({ min: 100, max: 2000 }),
          height: fc.integer({ min: 100, max: 2000 }),
        }),
        bg: background,
        overlay: fc.record({
          enabled: fc.boolean(),
          fx: fc.constantFrom('None', 'Grainy', 'Sepia', 'Old movie'),
        }),
      },
      { requiredKeys: [] },
    ),
    watermark: fc.record(
      {
        type: fc.constantFrom('none', 'text', 'image'),
        text,
        image: url,
        opacity: percent,
        padding: fc.integer({ min: 0, max: 20 }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['version'] },
);

/** The same ones for the same seed. */
export const sampleMovies = (count: number, seed: number) =>
  fc.sample(anyMovie, { numRuns: count, seed });
