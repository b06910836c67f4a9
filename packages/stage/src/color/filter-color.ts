import type { Pose } from '@reelwright/motion';
import type { Color } from './parse-color.ts';

type Row = readonly [fromRed: number, fromGreen: number, fromBlue: number];
type Rows = readonly [red: Row, green: Row, blue: Row];

/** What CSS counts as how bright a colour is. */
const brightness: Row = [0.213, 0.715, 0.072];
const sepiaRows: Rows = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
];

/** What a pose's colour filters make of a colour, in the order in which `poseFilter` lists them. */
export function filterColor(color: Color, pose: Pose): Color {
  let rgb: Row = [color.red / 255, color.green / 255, color.blue / 255];
  const each = (change: (channel: number) => number) => {
    rgb = mapRow(rgb, (channel) => clamp(change(channel)));
  };
  const mixed = ([red, green, blue]: Rows) => {
    rgb = mapRow([dot(red, rgb), dot(green, rgb), dot(blue, rgb)], clamp);
  };
  if (pose.brightness !== undefined) each((channel) => channel * Math.max(0, pose.brightness ?? 1));
  if (pose.saturate !== undefined) mixed(saturated(Math.max(0, pose.saturate)));
  if (pose.contrast !== undefined) {
    each((channel) => (channel - 0.5) * Math.max(0, pose.contrast ?? 1) + 0.5);
  }
  if (pose.grayscale) mixed(saturated(1 - clamp(pose.grayscale)));
  if (pose.sepia) mixed(between(identityRows, sepiaRows, clamp(pose.sepia)));
  if (pose.hueRotateDeg) mixed(turned(pose.hueRotateDeg));
  const [red, green, blue] = mapRow(rgb, (channel) => Math.round(channel * 255));
  return { red, green, blue, alpha: color.alpha };
}

const identityRows: Rows = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const dot = (row: Row, rgb: Row) => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2];

const mapRow = ([red, green, blue]: Row, change: (value: number) => number): Row => [
  change(red),
  change(green),
  change(blue),
];

function between(from: Rows, to: Rows, amount: number): Rows {
  const mix = (a: Row, b: Row): Row => [
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ];
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/** 0 is grey, 1 as it was, more is more. */
function saturated(amount: number): Rows {
  return between([brightness, brightness, brightness], identityRows, amount);
}

function turned(degrees: number): Rows {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [r, g, b] = brightness;
  return [
    [r + cos * (1 - r) - sin * r, g - cos * g - sin * g, b - cos * b + sin * (1 - b)],
    [r - cos * r + sin * 0.143, g + cos * (1 - g) + sin * 0.14, b - cos * b - sin * 0.283],
    [r - cos * r - sin * (1 - r), g - cos * g + sin * g, b + cos * (1 - b) + sin * b],
  ];
}
