/** Simple shapes that pictures are composed of, as SVG. They are turned into pixels once, when asked for. */
const soft = (id: string, stops: string) =>
  `<radialGradient id="${id}" cx="50%" cy="50%" r="50%">${stops}</radialGradient>`;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** Takes on a colour without losing its own light and shade. */
  readonly keepsLight?: boolean;
}

/** `ring-75`: a ring filled to three quarters, from the top on. */
export function ringShape(name: string): Shape | undefined {
  const share = Number(/^ring-(\d{1,3})$/.exec(name)?.[1] ?? Number.NaN);
  if (!(share >= 0 && share <= 100)) return undefined;
  const around = 2 * Math.PI * 216;
  return {
    width: 512,
    height: 512,
    keepsLight: false,
    body: `<circle cx="256" cy="256" r="216" fill="none" stroke="#fff" stroke-width="62" stroke-linecap="${share === 100 ? 'butt' : 'round'}" stroke-dasharray="${((around * share) / 100).toFixed(1)} ${around.toFixed(1)}" transform="rotate(-90 256 256)"/>`,
  };
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
  'contact-shadow': {
    width: 512,
    height: 96,
    body: `<defs>${soft('k', '<stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".55" stop-color="#000" stop-opacity=".34"/><stop offset="1" stop-color="#000" stop-opacity="0"/>')}</defs><ellipse cx="256" cy="48" rx="256" ry="48" fill="url(#k)"/>`,
  },
  podium: {
    width: 1024,
    height: 420,
    keepsLight: true,
    body: '<defs><linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="#555"/><stop offset=".28" stop-color="#fff"/><stop offset=".62" stop-color="#bbb"/><stop offset="1" stop-color="#333"/></linearGradient><linearGradient id="up" x1="0" x2="1"><stop offset="0" stop-color="#ddd"/><stop offset=".35" stop-color="#fff"/><stop offset="1" stop-color="#bbb"/></linearGradient></defs><path d="M12 220v200h1000V220z" fill="url(#side)"/><ellipse cx="512" cy="220" rx="500" ry="92" fill="url(#up)"/><path d="M142 120v96c0 36 166 66 370 66s370-30 370-66v-96z" fill="url(#side)"/><ellipse cx="512" cy="120" rx="370" ry="68" fill="url(#up)"/><ellipse cx="512" cy="120" rx="356" ry="63" fill="#fff" fill-opacity=".35"/>',
  },
  /** What a podium stands on, down to wherever the frame ends. */
  column: {
    width: 1024,
    height: 512,
    keepsLight: true,
    body: '<defs><linearGradient id="col" x1="0" x2="1"><stop offset="0" stop-color="#555"/><stop offset=".28" stop-color="#fff"/><stop offset=".62" stop-color="#bbb"/><stop offset="1" stop-color="#333"/></linearGradient></defs><path d="M12 0v512h1000V0z" fill="url(#col)"/>',
  },
  orbit: {
    width: 1024,
    height: 1024,
    body: '<g fill="none" stroke="#fff"><circle cx="512" cy="512" r="300" stroke-opacity=".38" stroke-width="3"/><circle cx="512" cy="512" r="400" stroke-opacity=".24" stroke-width="2.5" stroke-dasharray="2 14"/><circle cx="512" cy="512" r="496" stroke-opacity=".3" stroke-width="3"/></g>',
  },
  glow: {
    width: 512,
    height: 512,
    body: `<defs>${soft('w', '<stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".4" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>')}</defs><circle cx="256" cy="256" r="256" fill="url(#w)"/>`,
  },
  tile: {
    width: 512,
    height: 512,
    body: '<defs><linearGradient id="ti" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient></defs><rect x="10" y="10" width="492" height="492" rx="84" fill="url(#ti)" stroke="#fff" stroke-opacity=".34" stroke-width="4"/>',
  },
  'bar-white': {
    width: 200,
    height: 600,
    keepsLight: true,
    body: '<defs><linearGradient id="ba" x1="0" x2="1"><stop offset="0" stop-color="#ccc"/><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient></defs><rect width="200" height="620" rx="34" fill="url(#ba)"/>',
  },
  'line-white': {
    width: 512,
    height: 16,
    body: '<rect width="512" height="16" rx="8" fill="#fff"/>',
  },
};
