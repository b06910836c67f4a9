/** Shoulders and what they wear, shaded like the heads that go on top: light from the upper left. */
import type { SvgDrawing } from '../draw-svg.ts';
import type { Garment, Tone } from './cast.ts';
import type { Cloth } from './clothes-from.ts';

const skins: Readonly<Record<Tone, readonly [light: string, shade: string]>> = {
  light: ['#f4cdb4', '#d3a096'],
  'medium-light': ['#efbd9c', '#c48a80'],
  medium: ['#bb927e', '#8f6168'],
  'medium-dark': ['#90675b', '#6b434c'],
  dark: ['#543c39', '#382426'],
};

const outline = 'M80 478 V404 C80 330 140 290 210 276 L302 276 C372 290 432 330 432 404 V478 Z';
const neck = 'M212 230 V280 C212 318 300 318 300 280 V230 Z';

/** The bust without its head, in a square of 512. */
export function bodySvg(garment: Garment, tone: Tone, cloth: Cloth): SvgDrawing {
  const [skin, skinShade] = skins[tone];
  const { main, shade } = cloth;
  const defs = `<linearGradient id="cloth" x1="0.1" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${lighter(main)}"/><stop offset="0.5" stop-color="${main}"/><stop offset="1" stop-color="${shade}"/></linearGradient><linearGradient id="skin" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${skinShade}"/><stop offset="1" stop-color="${skin}"/></linearGradient><linearGradient id="arm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0.2"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient><clipPath id="body"><path d="${outline}"/></clipPath><clipPath id="worn"><path d="${outline} ${neck}"/></clipPath>`;
  // Where the arms lie beside the body, a fold.
  const arms = `<g clip-path="url(#body)"><path d="M146 478 V420 C146 404 150 394 156 386 L176 400 V478 Z" fill="url(#arm)"/><path d="M366 478 V420 C366 404 362 394 356 386 L336 400 V478 Z" fill="url(#arm)" transform="matrix(-1 0 0 1 702 0)"/><path d="M80 478 V404 C80 330 140 290 210 276 C150 300 104 344 104 410 V478 Z" fill="#fff" opacity="0.16"/></g>`;
  const body = `<defs>${defs}</defs><path d="${outline}" fill="url(#cloth)"/>${arms}${garments[garment](cloth)}${underChin}`;
  return { body, width: 512, height: 512 };
}

/** Fists in front of what is held. */
export function handsSvg(tone: Tone): SvgDrawing {
  const [skin, shade] = skins[tone];
  const fist = (x: number) =>
    `<ellipse cx="${x}" cy="432" rx="36" ry="32" fill="url(#hand)"/><path d="M${x - 24} 424 h44 M${x - 26} 438 h46" stroke="${shade}" stroke-width="4" stroke-linecap="round" opacity="0.55"/>`;
  const body = `<defs><radialGradient id="hand" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs>${fist(168)}${fist(344)}`;
  return { body, width: 512, height: 512 };
}

/** The head throws a little shade on what is worn. */
const underChin =
  '<radialGradient id="chin"><stop offset="0" stop-color="#0a0a1e" stop-opacity="0.42"/><stop offset="1" stop-color="#0a0a1e" stop-opacity="0"/></radialGradient><ellipse cx="256" cy="272" rx="104" ry="40" fill="url(#chin)" clip-path="url(#worn)"/>';
const skinNeck = `<path d="${neck}" fill="url(#skin)"/>`;

const garments: Readonly<Record<Garment, (cloth: Cloth) => string>> = {
  shirt: ({ shade }) =>
    `<path d="M196 274 C196 336 316 336 316 274 L300 270 C300 316 212 316 212 270 Z" fill="${shade}"/>${skinNeck}`,
  sweater: ({ main, shade }) =>
    `${skinNeck}<path d="M200 262 C214 288 298 288 312 262 L318 300 C298 326 214 326 194 300 Z" fill="${lighter(main)}"/><path d="M194 300 C214 326 298 326 318 300" stroke="${shade}" stroke-width="5" fill="none" opacity="0.6"/>`,
  collar: ({ trim, shade }) =>
    `${skinNeck}<path d="M256 322 V478" stroke="${shade}" stroke-width="5"/><circle cx="256" cy="372" r="7" fill="${trim}"/><circle cx="256" cy="424" r="7" fill="${trim}"/><path d="M206 268 L256 324 L214 352 L182 286 Z" fill="${trim}"/><path d="M306 268 L256 324 L298 352 L330 286 Z" fill="${trim}"/><path d="M214 352 L256 324 L298 352" stroke="#000" stroke-opacity="0.14" stroke-width="5" fill="none"/>`,
  blazer: ({ trim, shade }) =>
    `<path d="M204 272 L256 440 L308 272 Z" fill="${trim}"/>${skinNeck}<path d="M206 268 L256 326 L228 344 L196 282 Z" fill="#fff"/><path d="M306 268 L256 326 L284 344 L316 282 Z" fill="#f1f1f6"/><path d="M198 276 L256 440 V478 H240 L166 342 L188 330 L172 312 Z" fill="${shade}"/><path d="M314 276 L256 440 V478 H272 L346 342 L324 330 L340 312 Z" fill="${shade}"/><circle cx="262" cy="460" r="6" fill="${trim}"/>`,
  hoodie: ({ main, shade, trim }) =>
    `<path d="M168 300 C168 236 344 236 344 300 C344 352 296 366 256 366 C216 366 168 352 168 300 Z" fill="${shade}"/><path d="M180 296 C184 262 328 262 332 296 C330 336 290 346 256 346 C222 346 182 336 180 296 Z" fill="${lighter(main)}"/>${skinNeck}<path d="M236 340 V396 M276 340 V396" stroke="${trim}" stroke-width="7" stroke-linecap="round"/>`,
  dress: ({ trim, shade }) =>
    `<path d="M176 282 C180 372 332 372 336 282 L300 270 C300 326 212 326 212 270 Z" fill="url(#skin)"/>${skinNeck}<path d="M176 282 C180 372 332 372 336 282" stroke="${shade}" stroke-width="6" fill="none"/><path d="M208 322 C226 344 286 344 304 322" stroke="${trim}" stroke-width="7" stroke-dasharray="1 13" stroke-linecap="round" fill="none"/>`,
};

/** Towards white, for the side that light falls on. */
function lighter(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(part + (255 - part) * 0.3)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
