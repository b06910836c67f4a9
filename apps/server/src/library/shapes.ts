/** Simple shapes that pictures are composed of, as SVG. They are turned into pixels once, when asked for. */
const soft = (id: string, stops: string) =>
  `<radialGradient id="${id}" cx="50%" cy="50%" r="50%">${stops}</radialGradient>`;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

export const shapes: Readonly<Record<string, Shape>> = {
  'soft-shadow': {
    width: 512,
    height: 128,
    body: `<defs>${soft('s', '<stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset=".45" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/>')}</defs><ellipse cx="256" cy="64" rx="256" ry="64" fill="url(#s)"/>`,
  },
  table: {
    width: 1440,
    height: 360,
    body: `<defs><linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient></defs><ellipse cx="720" cy="360" rx="720" ry="360" fill="url(#t)"/>`,
  },
  'light-cone': {
    width: 512,
    height: 768,
    body: `<defs><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".03"/></linearGradient><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>${soft('f', '<stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>')}</defs><path d="M226 0 L286 0 L470 700 L42 700 Z" fill="url(#l)" filter="url(#b)"/><ellipse cx="256" cy="694" rx="236" ry="66" fill="url(#f)"/>`,
  },
  'disc-white': {
    width: 512,
    height: 512,
    body: '<circle cx="256" cy="256" r="250" fill="#fff" fill-opacity=".94"/>',
  },
  'mask-circle': {
    width: 512,
    height: 512,
    body: '<circle cx="256" cy="256" r="256" fill="#fff"/>',
  },
  'blob-white': {
    width: 512,
    height: 512,
    body: '<path fill="#fff" d="M446 290c-16 66-52 128-112 156-62 30-140 18-196-18C80 392 40 330 40 262c0-70 30-146 90-184C186 42 270 44 334 78c66 36 130 134 112 212z"/>',
  },
  bokeh: {
    width: 256,
    height: 256,
    body: '<circle cx="128" cy="128" r="120" fill="#fff" fill-opacity=".5"/><circle cx="128" cy="128" r="117" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>',
  },
};
