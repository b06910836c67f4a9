import { type ProjectData, readProjectData } from '@reelwright/movie';

/** What whoever draws them has to bring. */
export const photoUrl = '/bench-photo.png';

const box = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
  scaleX: 1,
  scaleY: 1,
});
const movieOf = (frame: object): ProjectData =>
  readProjectData({ version: 1, frames: [{ id: 'one', ...frame }] }).data;

/** Three movies of the kinds that people make most. */
export const stageMovies: Readonly<Record<string, ProjectData>> = {
  'a photo with a slow zoom and two texts': movieOf({
    items: [
      {
        id: 'photo',
        type: 'image',
        url: photoUrl,
        ...box(0, 0, 1920, 1080),
        effects: { stay: { effect: 'kenburns-top-left' } },
      },
      {
        id: 'title',
        type: 'text',
        text: '<b>Ten places to see</b>',
        fg: '#fff',
        ...box(160, 120, 1600, 360),
        effects: { in: { effect: 'fade-in-up' } },
      },
      {
        id: 'sub',
        type: 'text',
        text: 'before everybody else does',
        fg: '#fff',
        ...box(160, 700, 1600, 220),
        shadow: { enabled: 'text', thickness: 8, distance: 4, color: '#000' },
      },
    ],
  }),
  'two hundred letters on the move': movieOf({
    background: { type: 'gradient', gradient: 'linear-gradient(135deg, #1e3c72, #2a5298)' },
    items: [
      {
        id: 'words',
        type: 'text',
        text: 'The quick brown fox jumps over the lazy dog. '.repeat(5),
        fg: '#fff',
        ...box(100, 100, 1720, 880),
        effects: {
          in: { effect: 'bounce-in', duration: 900 },
          stay: { effect: 'swing' },
          break: 'chars',
        },
      },
    ],
  }),
  'four pictures with shadows and bullets': movieOf({
    background: { type: 'color', color: '#f3efe6' },
    items: [0, 1, 2, 3].flatMap((index) => [
      {
        id: `picture-${index}`,
        type: 'image',
        url: photoUrl,
        ...box(60 + index * 460, 80, 420, 500),
        shadow: { enabled: 'box', thickness: 12, distance: 8, color: '#0008' },
        effects: { in: { effect: 'zoom-in' }, tabIndex: index },
      },
      {
        id: `bullet-${index}`,
        type: 'text',
        text: 'A reason to buy it today',
        ...box(60 + index * 460, 620, 420, 300),
        effects: { in: { effect: 'fade-in-up' }, break: 'words', tabIndex: index },
      },
    ]),
  }),
};

/** A slide of fifty things with shadows and borders; the one in the middle of the pile is dragged. */
export const crowdedMovie = {
  draggedId: 'item-25',
  movie: movieOf({
    background: { type: 'gradient', gradient: 'linear-gradient(135deg, #1e3c72, #2a5298)' },
    items: Array.from({ length: 50 }, (_, index) => ({
      id: `item-${index}`,
      ...(index % 2 === 0
        ? { type: 'image', url: photoUrl }
        : { type: 'text', text: `<b>Thing number ${index}</b>`, fg: '#fff' }),
      ...box((index % 10) * 180, Math.floor(index / 10) * 210, 320, 240),
      shadow: {
        enabled: index % 2 === 0 ? 'box' : 'text',
        thickness: 8,
        distance: 4,
        color: '#000',
      },
      border: { sides: ['top', 'bottom'], thickness: 4, style: 'solid', color: '#fff' },
    })),
  }),
} as const;
