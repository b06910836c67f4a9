import type { Picture } from '@reelwright/stage';
import type { GroundBox } from '../convert/frame-mixer.ts';
import { addValue } from './add-value.ts';
import { Fingerprint } from './fingerprint.ts';

/** A picture that hides all that was drawn before it. */
interface Ground {
  readonly picture: Picture;
  readonly box: GroundBox;
  /** What was drawn up to here, itself included: the calls that left something on the canvas. */
  readonly marks: number;
}

/** What a canvas was told to draw. */
export class Recording {
  readonly width: number;
  readonly height: number;
  /** Of everything drawn since it was last emptied. */
  readonly content = new Fingerprint();
  /** The last picture that fills the canvas, if all that was drawn later just lies in front of it. */
  ground: Ground | undefined;
  /** Of what was drawn after the ground. */
  readonly front = new Fingerprint();
  /** The picture that this is a copy of, in another size, and nothing else. */
  copyOf: Picture | undefined;
  isBlank = true;
  /** How often something was left on it. */
  marks = 0;
  readonly canBeGround: (picture: Picture) => boolean;

  /** @param canBeGround whether nothing can be seen through it. */
  constructor(
    width: number,
    height: number,
    canBeGround: (picture: Picture) => boolean = () => false,
  ) {
    this.width = width;
    this.height = height;
    this.canBeGround = canBeGround;
    this.begin();
  }

  /** Forgets everything. */
  begin(): void {
    this.clear();
    this.marks = 0;
  }

  clear(): void {
    this.content.reset();
    this.ground = undefined;
    this.copyOf = undefined;
    this.isBlank = true;
  }

  add(value: number): void {
    this.content.add(value);
    if (this.ground) this.front.add(value);
  }

  addValue(value: unknown): void {
    addValue(this.content, value);
    if (this.ground) addValue(this.front, value);
  }
}
