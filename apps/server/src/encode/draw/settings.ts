import type { Context } from '@reelwright/stage';
import { addValue } from './add-value.ts';
import { Fingerprint } from './fingerprint.ts';

type Name = Exclude<Setting, 'globalAlpha'> | 'lineDash';
/** What a canvas can be told to draw with. */
type Setting = {
  [Key in keyof Context]: Context[Key] extends (...given: never[]) => unknown ? never : Key;
}[keyof Context];

/** What is drawn depends on some of them at a time. Opacity changes too often to be among them. */
const groupOf: Readonly<Record<Name, 'all' | 'fill' | 'line' | 'text'>> = {
  globalCompositeOperation: 'all',
  filter: 'all',
  shadowColor: 'all',
  shadowBlur: 'all',
  shadowOffsetX: 'all',
  shadowOffsetY: 'all',
  imageSmoothingEnabled: 'all',
  imageSmoothingQuality: 'all',
  fillStyle: 'fill',
  strokeStyle: 'line',
  lineWidth: 'line',
  lineCap: 'line',
  lineJoin: 'line',
  miterLimit: 'line',
  lineDash: 'line',
  font: 'text',
  textAlign: 'text',
  textBaseline: 'text',
  direction: 'text',
  textRendering: 'text',
};
export type SettingGroup = (typeof groupOf)[Name];
export const settingNames = Object.keys(groupOf) as Name[];
/** Every letter is asked for many of them: they are found by number, not by name. */
const groups = settingNames.map((name) => groupOf[name]);
const numbers = Object.fromEntries(settingNames.map((name, number) => [name, number])) as Record<
  Name,
  number
>;

/** What a group of settings comes to. */
interface Look {
  readonly fingerprint: Fingerprint;
  /** Nothing about it is out of the ordinary. */
  readonly isPlain: boolean;
}

/** Everything that a canvas was told to draw with. */
export class Settings {
  readonly #values: unknown[];
  /** Of each group, until something in it changes. */
  #all: Look | undefined;
  #fill: Look | undefined;
  #line: Look | undefined;
  #text: Look | undefined;

  constructor(other?: Settings) {
    this.#values = other ? [...other.#values] : settingNames.map(() => undefined);
  }

  get(name: Name): unknown {
    return this.#values[numbers[name]];
  }

  set(name: Name, value: unknown): void {
    this.setNumber(numbers[name], value);
  }

  /** @param number of its name. */
  getNumber(number: number): unknown {
    return this.#values[number];
  }

  setNumber(number: number, value: unknown): void {
    if (this.#values[number] === value) return;
    this.#values[number] = value;
    const group = groups[number];
    if (group === 'all') this.#all = undefined;
    else if (group === 'fill') this.#fill = undefined;
    else if (group === 'line') this.#line = undefined;
    else this.#text = undefined;
  }

  lookOf(group: SettingGroup): Look {
    switch (group) {
      case 'all':
        this.#all ??= { fingerprint: this.#fingerprint('all'), isPlain: this.#isPlain() };
        return this.#all;
      case 'text':
        this.#text ??= { fingerprint: this.#fingerprint('text'), isPlain: this.#isUsualText() };
        return this.#text;
      case 'line':
        this.#line = this.#kept(this.#line, 'line', 'strokeStyle');
        return this.#line;
      case 'fill':
        this.#fill = this.#kept(this.#fill, 'fill', 'fillStyle');
        return this.#fill;
      default:
        return group satisfies never;
    }
  }

  /** A gradient can get more colours later, so it is always looked at anew. */
  #kept(known: Look | undefined, group: SettingGroup, style: Name): Look {
    const isPlain = typeof this.get(style) === 'string';
    return known && isPlain ? known : { fingerprint: this.#fingerprint(group), isPlain };
  }

  #fingerprint(group: SettingGroup): Fingerprint {
    const fingerprint = new Fingerprint();
    for (const [number, value] of this.#values.entries()) {
      if (groups[number] === group) addValue(fingerprint, value);
    }
    return fingerprint;
  }

  /** It does not matter what is below. */
  get isLaidOver(): boolean {
    return (this.get('globalCompositeOperation') ?? 'source-over') === 'source-over';
  }

  /** Nothing but the pixels themselves is laid on the canvas. */
  #isPlain(): boolean {
    return this.isLaidOver && this.isWithoutEffects;
  }

  /** They are laid as they are, whatever becomes of what is below. */
  get isWithoutEffects(): boolean {
    return (
      (this.get('filter') ?? 'none') === 'none' &&
      this.get('imageSmoothingEnabled') !== false &&
      !this.get('shadowBlur') &&
      !this.get('shadowOffsetX') &&
      !this.get('shadowOffsetY')
    );
  }

  /** As every canvas of the stage has it from the start. */
  #isUsualText(): boolean {
    return (
      this.get('textAlign') === 'left' &&
      this.get('textBaseline') === 'alphabetic' &&
      this.get('direction') === 'ltr' &&
      this.get('textRendering') === 'geometricPrecision'
    );
  }
}
