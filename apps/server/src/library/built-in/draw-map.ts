/** Maps of countries: one raised as a thing, or in its surroundings. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { geoArea, geoCentroid, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

/** A country, as the atlas has it. */
interface Land {
  readonly type: 'Feature';
  readonly id?: string;
  readonly properties: null;
  readonly geometry: Area;
}

type Rings = number[][][];
type Area =
  | { readonly type: 'Polygon'; readonly coordinates: Rings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: Rings[] };

/** Codes of countries as maps number them. */
const numbers: Readonly<Record<string, string>> = {
  ad: '020',
  ae: '784',
  af: '004',
  al: '008',
  am: '051',
  ao: '024',
  ar: '032',
  at: '040',
  au: '036',
  az: '031',
  ba: '070',
  bd: '050',
  be: '056',
  bf: '854',
  bg: '100',
  bh: '048',
  bi: '108',
  bj: '204',
  bn: '096',
  bo: '068',
  br: '076',
  bt: '064',
  bw: '072',
  by: '112',
  bz: '084',
  ca: '124',
  cd: '180',
  cf: '140',
  cg: '178',
  ch: '756',
  ci: '384',
  cl: '152',
  cm: '120',
  cn: '156',
  co: '170',
  cr: '188',
  cu: '192',
  cy: '196',
  cz: '203',
  de: '276',
  dj: '262',
  dk: '208',
  do: '214',
  dz: '012',
  ec: '218',
  ee: '233',
  eg: '818',
  er: '232',
  es: '724',
  et: '231',
  fi: '246',
  fj: '242',
  fr: '250',
  ga: '266',
  gb: '826',
  ge: '268',
  gh: '288',
  gm: '270',
  gn: '324',
  gq: '226',
  gr: '300',
  gt: '320',
  gw: '624',
  gy: '328',
  hk: '344',
  hn: '340',
  hr: '191',
  ht: '332',
  hu: '348',
  id: '360',
  ie: '372',
  il: '376',
  in: '356',
  iq: '368',
  ir: '364',
  is: '352',
  it: '380',
  jm: '388',
  jo: '400',
  jp: '392',
  ke: '404',
  kg: '417',
  kh: '116',
  km: '174',
  kp: '408',
  kr: '410',
  kw: '414',
  kz: '398',
  la: '418',
  lb: '422',
  lk: '144',
  lr: '430',
  ls: '426',
  lt: '440',
  lu: '442',
  lv: '428',
  ly: '434',
  ma: '504',
  mc: '492',
  md: '498',
  me: '499',
  mg: '450',
  mk: '807',
  ml: '466',
  mm: '104',
  mn: '496',
  mr: '478',
  mt: '470',
  mu: '480',
  mv: '462',
  mw: '454',
  mx: '484',
  my: '458',
  mz: '508',
  na: '516',
  ne: '562',
  ng: '566',
  ni: '558',
  nl: '528',
  no: '578',
  np: '524',
  nz: '554',
  om: '512',
  pa: '591',
  pe: '604',
  pg: '598',
  ph: '608',
  pk: '586',
  pl: '616',
  pt: '620',
  py: '600',
  qa: '634',
  ro: '642',
  rs: '688',
  ru: '643',
  rw: '646',
  sa: '682',
  sb: '090',
  sc: '690',
  sd: '729',
  se: '752',
  sg: '702',
  si: '705',
  sk: '703',
  sl: '694',
  sm: '674',
  sn: '686',
  so: '706',
  sr: '740',
  ss: '728',
  sv: '222',
  sy: '760',
  sz: '748',
  td: '148',
  tg: '768',
  th: '764',
  tj: '762',
  tl: '626',
  tm: '795',
  tn: '788',
  to: '776',
  tr: '792',
  tt: '780',
  tw: '158',
  tz: '834',
  ua: '804',
  ug: '800',
  us: '840',
  uy: '858',
  uz: '860',
  va: '336',
  ve: '862',
  vn: '704',
  vu: '548',
  ye: '887',
  za: '710',
  zm: '894',
  zw: '716',
};

const read = new Map<string, Promise<readonly Land[]>>();

/** Neighbours are drawn roughly, the country itself in detail. */
function countries(detail: '50m' | '110m'): Promise<readonly Land[]> {
  const known = read.get(detail);
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve(`world-atlas/countries-${detail}.json`));
  const reading = readFile(file, 'utf8').then((text) => {
    const world = JSON.parse(text);
    return (feature(world, world.objects.countries) as unknown as { features: Land[] }).features;
  });
  read.set(detail, reading);
  return reading;
}

/** The mainland, so that far islands do not make a country small. */
function mainland(land: Land): Land {
  const { geometry } = land;
  if (geometry.type !== 'MultiPolygon') return land;
  const parts = geometry.coordinates.map((coordinates) => ({
    type: 'Polygon' as const,
    coordinates,
  }));
  const largest = Math.max(...parts.map((part) => geoArea(part)));
  const center = geoCentroid(parts.find((part) => geoArea(part) === largest) ?? land);
  const near = parts.filter((part) => {
    const [x, y] = geoCentroid(part);
    return geoArea(part) > largest * 0.02 && Math.hypot(x - center[0], y - center[1]) < 28;
  });
  return {
    ...land,
    geometry: { type: 'MultiPolygon', coordinates: near.map(({ coordinates }) => coordinates) },
  };
}

async function landOf(code: string): Promise<Land | undefined> {
  const number = Object.hasOwn(numbers, code) ? numbers[code] : undefined;
  return number ? (await countries('50m')).find(({ id }) => id === number) : undefined;
}

export async function hasCountry(code: string): Promise<boolean> {
  return (await landOf(code)) !== undefined;
}

/** A country as a thing of one colour, thick as a board. */
export async function drawCountry(
  code: string,
  px: number,
  color: string,
): Promise<Canvas | undefined> {
  const land = await landOf(code);
  if (!land) return undefined;
  const canvas = createCanvas(px, px);
  const context = canvas.getContext('2d');
  const [edge, thick] = [px * 0.07, Math.round(px * 0.045)];
  const projection = geoMercator().fitExtent(
    [
      [edge, edge],
      [px - edge, px - edge - thick],
    ],
    mainland(land),
  );
  const path = geoPath(projection, context as never);
  const trace = (dy: number) => {
    context.save();
    context.translate(0, dy);
    context.beginPath();
    path(land);
    context.restore();
  };
  context.fillStyle = color;
  for (let dy = thick; dy > 0; dy--) {
    trace(dy);
    context.fill();
  }
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = 'rgba(0,0,0,0.42)';
  context.fillRect(0, 0, px, px);
  context.globalCompositeOperation = 'source-over';
  trace(0);
  const light = context.createLinearGradient(0, 0, px, px);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(1, color);
  context.fillStyle = color;
  context.fill();
  context.globalAlpha = 0.35;
  context.fillStyle = light;
  context.fill();
  return canvas;
}

/** A country among its neighbours, filling the frame; the pin's place is at the same share of any frame. */
export async function drawMap(
  code: string,
  {
    width,
    height,
    a,
    b,
    c,
  }: {
    readonly width: number;
    readonly height: number;
    readonly a: string;
    readonly b: string;
    readonly c: string;
  },
): Promise<Canvas | undefined> {
  const land = await landOf(code);
  if (!land) return undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const sea = context.createLinearGradient(0, 0, 0, height);
  sea.addColorStop(0, a);
  sea.addColorStop(1, b);
  context.fillStyle = sea;
  context.fillRect(0, 0, width, height);
  const path = geoPath(project(land, width, height), context as never);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.3)';
  context.shadowBlur = 10;
  const isLight = brightness(a) > 0.62;
  context.fillStyle = isLight ? 'rgba(40,30,20,0.16)' : 'rgba(255,255,255,0.2)';
  context.strokeStyle = isLight ? 'rgba(255,255,255,0.55)' : 'rgba(255,255,255,0.28)';
  context.lineWidth = Math.max(1, width / 900);
  // All at once: a shadow for each of two hundred would take a second.
  context.beginPath();
  for (const other of await countries('110m')) if (other.id !== land.id) path(other);
  context.fill();
  context.shadowColor = 'transparent';
  context.stroke();
  context.restore();
  const thick = Math.round(Math.min(width, height) * 0.018);
  context.save();
  context.translate(0, thick);
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = 24;
  context.beginPath();
  path(land);
  context.fillStyle = 'rgba(0,0,0,0.55)';
  context.fill();
  context.restore();
  context.beginPath();
  path(land);
  context.fillStyle = c;
  context.fill();
  context.strokeStyle = 'rgba(255,255,255,0.75)';
  context.lineWidth = Math.max(1, width / 640);
  context.stroke();
  return canvas;
}

/** A pin on that map, with nothing behind it: at a place, or in the middle of the country. */
export async function drawPin(
  code: string,
  place: readonly [number, number] | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Canvas | undefined> {
  const land = await landOf(code);
  if (!land) return undefined;
  const [x, y] = project(
    land,
    width,
    height,
  )([...(place ?? geoCentroid(mainland(land)))] as [number, number]) ?? [0, 0];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const size = Math.min(width, height) * 0.085;
  context.fillStyle = 'rgba(0,0,0,0.35)';
  context.beginPath();
  context.ellipse(x, y, size * 0.5, size * 0.17, 0, 0, Math.PI * 2);
  context.fill();
  context.shadowColor = 'rgba(0,0,0,0.4)';
  context.shadowBlur = size * 0.25;
  context.beginPath();
  context.moveTo(x, y);
  context.bezierCurveTo(
    x - size * 0.3,
    y - size * 0.9,
    x - size,
    y - size * 1.1,
    x - size,
    y - size * 1.75,
  );
  context.arc(x, y - size * 1.75, size, Math.PI, 0);
  context.bezierCurveTo(x + size, y - size * 1.1, x + size * 0.3, y - size * 0.9, x, y);
  const shine = context.createLinearGradient(x - size, y - size * 2.7, x + size, y);
  shine.addColorStop(0, '#ff7a6b');
  shine.addColorStop(1, '#c81e3a');
  context.fillStyle = shine;
  context.fill();
  context.shadowColor = 'transparent';
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(x, y - size * 1.75, size * 0.42, 0, Math.PI * 2);
  context.fill();
  return canvas;
}

function project(land: Land, width: number, height: number) {
  const projection = geoMercator().fitExtent(
    [
      [width * 0.2, height * 0.18],
      [width * 0.8, height * 0.86],
    ],
    mainland(land),
  );
  const beyond = 40;
  return projection.clipExtent([
    [-beyond, -beyond],
    [width + beyond, height + beyond],
  ]);
}

function brightness(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
