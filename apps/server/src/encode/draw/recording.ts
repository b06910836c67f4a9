import type { Picture } from '@reelwright/stage';
import type { GroundBox } from '../convert/frame-mixer.ts';
import { addValue } from './add-value.ts';
import { Fingerprint } from './fingerprint.ts';
import { type Edges, edgesAround, type PlacedMark } from './mark-place.ts';
import { type Lettering, Part } from './part.ts';

/** A picture that hides all that was drawn before it. */
interface Ground {
  readonly picture: Picture;
  readonly box: GroundBox;
  /** What was drawn up to here, itself included: the calls that left something on the canvas. */
  readonly marks: number;
  /** Of the recording: all but so many lie in front of it. */
  readonly parts: number;
}

/** What somebody wants to know of a canvas, beside whether it looks as before. */
export interface Watch {
  /** Whether nothing can be seen through it. */
  canBeGround(picture: Picture): boolean;
}

/** What letters cover, from where they begin on their baseline, in px of the canvas; undefined: that cannot be told. */
export type InkOf = (font: string, text: string) => GroundBox | undefined;

/** Something that is left on a canvas. */
interface Mark {
  readonly letters: Lettering | undefined;
  /** How it looks depends on what lies below. */
  readonly blends: boolean;
  readonly place: PlacedMark;
}

/** What a canvas was told to draw. */
export class Recording {
  readonly width: number;
  readonly height: number;
  readonly watch: Watch | undefined;
  readonly inkOf: InkOf;
  /** All since it was last emptied. */
  parts: Part[] = [];
  /** The last picture that fills the canvas, if all that was drawn later just lies in front of it. */
  ground: Ground | undefined;
  /** The picture that this is a copy of, in another size, and nothing else. */
  copyOf: Picture | undefined;
  isBlank = true;
  /** How often something was left on it. */
  marks = 0;
  /** Where what is on it was left; undefined when somebody looked at what was there, which what came then depends on. */
  places: PlacedMark[] | undefined = [];
  /** Around all that is on it; undefined while there is nothing. */
  covered: Edges | undefined;
  /** Of what it was told to heed. */
  readonly #heeded = new Fingerprint();
  /** What the next mark goes on with, if it is of the same kind. */
  #open: Part | undefined;

  /** @param watch nobody watches layers: where they are laid, all of them is one mark. */
  constructor(width: number, height: number, inkOf: InkOf, watch?: Watch) {
    this.width = width;
    this.height = height;
    this.inkOf = inkOf;
    this.watch = watch;
  }

  /** Of everything on it. */
  get content(): Fingerprint {
    const content = this.#heeded.copy();
    for (const { look } of this.parts) content.addFingerprint(look);
    return content;
  }

  /** Forgets everything. */
  begin(): void {
    this.clear();
    this.marks = 0;
  }

  clear(): void {
    this.parts = [];
    this.places = [];
    this.covered = undefined;
    this.#open = undefined;
    this.#heeded.reset();
    this.ground = undefined;
    this.copyOf = undefined;
    this.isBlank = true;
  }

  /** Something that whatever is drawn from now on may depend on. */
  heed(value: unknown): void {
    addValue(this.#heeded, value);
    this.#open = undefined;
  }

  /** Something was left on it that looks so. */
  addMark(look: Fingerprint, { letters, blends, place }: Mark): void {
    const part = this.#partFor(letters !== undefined);
    part.look.addFingerprint(look);
    this.marks += 1;
    part.to = this.marks;
    this.isBlank = false;
    this.copyOf = undefined;
    if (letters) part.letters?.push(letters);
    const { width, height } = this;
    const whole = { left: 0, top: 0, right: width, bottom: height };
    this.covered = edgesAround(this.covered, place.edges ?? whole);
    if (this.watch) this.places?.push(place);
    if (!blends) return;
    this.ground = undefined;
    part.blends = true;
  }

  /** The one it belongs to: what comes before it, if that is of the same kind. */
  #partFor(isLetters: boolean): Part {
    const open = this.#open;
    if (open && (open.letters !== undefined) === isLetters) return open;
    const part = new Part(this.marks, isLetters);
    part.look.addFingerprint(this.#heeded);
    this.parts.push(part);
    this.#open = part;
    return part;
  }

  /** What was just drawn hides all before it. */
  lay(picture: Picture, box: GroundBox): void {
    this.ground = { picture, box, marks: this.marks, parts: this.parts.length };
    this.#open = undefined;
    this.#heeded.reset();
  }
}
