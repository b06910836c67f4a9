/** The part of the Canvas2D API that the stage draws with; browsers' canvases and Skia's both have it. */

/** Anything that can be drawn: an image, a video frame, a canvas. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

export interface Gradient {
  addColorStop(offset: number, color: string): void;
}

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Context {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  globalCompositeOperation: string;
  filter: string;
  font: string;
  textAlign: string;
  textBaseline: string;
  direction: string;
  textRendering: string;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  miterLimit: number;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  save(): void;
  restore(): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  setLineDash(segments: number[]): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): {
    readonly width: number;
    readonly actualBoundingBoxLeft?: number;
    readonly actualBoundingBoxRight?: number;
    readonly actualBoundingBoxAscent?: number;
    readonly actualBoundingBoxDescent?: number;
  };
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): Gradient;
  createConicGradient(startAngle: number, x: number, y: number): Gradient;
  drawImage(picture: Picture, x: number, y: number): void;
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void;
  drawImage(
    picture: Picture,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  createImageData(width: number, height: number): Pixels;
  putImageData(pixels: Pixels, x: number, y: number): void;
}

export interface Canvas extends Picture {
  getContext(kind: '2d'): Context | null;
}
