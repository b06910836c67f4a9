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

/** Everything that a canvas was told to draw with. */
export class Settings {
  readonly #values: Partial<Record<Name, unknown>>;
  /** Of each group, until something in it changes. */
  readonly #looks: Partial<Record<SettingGroup, Fingerprint | undefined>>;

  constructor(other?: Settings) {
    this.#values = other ? { ...other.#values } : {};
    this.#looks = other ? { ...other.#looks } : {};
  }

  get(name: Name): unknown {
    return this.#values[name];
  }

  set(name: Name, value: unknown): void {
    if (this.#values[name] === value) return;
    this.#values[name] = value;
    this.#looks[groupOf[name]] = undefined;
  }

  lookOf(group: SettingGroup): Fingerprint {
    const known = this.#looks[group];
    if (known) return known;
    const look = new Fingerprint();
    let isFixed = true;
    for (const name of settingNames) {
      if (groupOf[name] !== group) continue;
      const value = this.#values[name];
      // A gradient can get more colours later.
      if (typeof value === 'object') isFixed = false;
      addValue(look, value);
    }
    if (isFixed) this.#looks[group] = look;
    return look;
  }

  /** Nothing but the pixels themselves is laid on the canvas. */
  get isPlain(): boolean {
    return (
      this.isLaidOver &&
      (this.get('filter') ?? 'none') === 'none' &&
      this.get('imageSmoothingEnabled') !== false &&
      !this.get('shadowBlur') &&
      !this.get('shadowOffsetX') &&
      !this.get('shadowOffsetY')
    );
  }

  /** It does not matter what is below. */
  get isLaidOver(): boolean {
    return (this.get('globalCompositeOperation') ?? 'source-over') === 'source-over';
  }

  /** As every canvas of the stage has it from the start. */
  get isUsualText(): boolean {
    return (
      this.get('textAlign') === 'left' &&
      this.get('textBaseline') === 'alphabetic' &&
      this.get('direction') === 'ltr' &&
      this.get('textRendering') === 'geometricPrecision'
    );
  }
}
