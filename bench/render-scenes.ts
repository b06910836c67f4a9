const full = { x: 0, y: 0, width: 1920, height: 1080, scaleX: 1, scaleY: 1 };

interface Scene {
  readonly what: string;
  /** At most this many times as long as encoding alone; none for the scene that stands still. */
  readonly goal: number | undefined;
  readonly slide: object;
}

const words = (id: string, y: number, text: string, seconds: number, more: object = {}) => ({
  id,
  type: 'text',
  text,
  x: 160,
  y,
  width: 1600,
  height: 200,
  scaleX: 1,
  scaleY: 1,
  font: { size: 90, color: '#ffffff' },
  timing: { startTime: 0, endTime: seconds },
  ...more,
});

/** As long as letters are on their way, one text after the other: some move at any moment. */
const flightSeconds = 2;
const flights = (seconds: number) =>
  Array.from({ length: Math.ceil(seconds / flightSeconds) }, (_, index) => ({
    startTime: index * flightSeconds,
    endTime: Math.min(seconds, (index + 1) * flightSeconds),
  }));

/** What slides are made of, in the kinds that cost differently. The first is the one others are held to. */
export function renderScenes(seconds: number): Scene[] {
  const timing = { startTime: 0, endTime: seconds };
  const zoom = { stay: { effect: 'kenburns-top', duration: 0 } };
  const glyphs = 'Two hundred letters that all move by themselves '.repeat(5).slice(0, 240);
  return [
    {
      what: 'photo + text',
      goal: 1.25,
      slide: {
        id: 'photo',
        duration: seconds,
        items: [
          {
            ...full,
            id: 'p',
            type: 'image',
            url: 'photo.jpg',
            scale: 'cover',
            timing,
            effects: zoom,
          },
          words('one', 150, 'A headline over a photo', seconds),
          words('two', 800, 'and a second line below', seconds),
        ],
      },
    },
    {
      what: '200 moving letters',
      goal: 1.15,
      slide: {
        id: 'glyphs',
        duration: seconds,
        background: { type: 'color', color: '#123456' },
        items: flights(seconds).map((flight, index) =>
          words(`letters${index}`, 100, glyphs, seconds, {
            height: 880,
            font: { size: 80, color: '#ffffff' },
            timing: flight,
            effects: {
              break: 'chars',
              in: { effect: 'bounceInUp', duration: flightSeconds * 1000 },
            },
          }),
        ),
      },
    },
    {
      what: 'video + text',
      goal: 1.5,
      slide: {
        id: 'video',
        duration: seconds,
        items: [
          { ...full, id: 'v', type: 'video', url: 'clip.mp4', scale: 'cover', timing, loop: true },
          words('line', 800, 'A line over a video', seconds),
        ],
      },
    },
    {
      what: 'photo + text, standing still',
      goal: undefined,
      slide: {
        id: 'still',
        duration: seconds,
        items: [
          { ...full, id: 'p', type: 'image', url: 'photo.jpg', scale: 'cover', timing },
          words('one', 150, 'A headline over a photo', seconds),
        ],
      },
    },
  ];
}

/** @param changed what the tenth says instead. */
export function twentySlides(changed?: string): object[] {
  return Array.from({ length: 20 }, (_, index) => {
    const seconds = 3;
    const text = changed !== undefined && index === 9 ? changed : `Slide ${index + 1}`;
    const timing = { startTime: 0, endTime: seconds };
    const effects = { stay: { effect: 'kenburns-top', duration: 0 } };
    return {
      id: `s${index}`,
      duration: seconds,
      items: [
        {
          ...full,
          id: `p${index}`,
          type: 'image',
          url: 'photo.jpg',
          scale: 'cover',
          timing,
          effects,
        },
        words(`w${index}`, 400, text, seconds),
      ],
    };
  });
}

/** A slide every six seconds: large photos that move and that stand still, videos, flying letters, each fading into the next. */
export function longMovie(seconds: number): object {
  const each = 6;
  const kinds = renderScenes(each).map(({ slide }) => slide as { items: { url?: string }[] });
  const fade = {
    type: 'css',
    in: { effect: 'fadeIn', duration: 1000 },
    out: { effect: 'fadeOut', duration: 1000 },
  };
  return {
    movie: { audio: { url: 'music.mp3' } },
    frames: Array.from({ length: seconds / each }, (_, index) => {
      const slide = kinds[index % kinds.length];
      const photo = `photo${1 + (index % 4)}.jpg`;
      return {
        ...slide,
        id: `slide${index}`,
        transition: fade,
        items: slide?.items.map((item) => ({
          ...item,
          id: `${index}`,
          ...(item.url === 'photo.jpg' && { url: photo }),
        })),
      };
    }),
  };
}
