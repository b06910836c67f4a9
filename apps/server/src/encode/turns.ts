/** Some room in the memory, and the last order that needs what is there. */
export interface Place {
  readonly at: number;
  usedBy: number;
}

/** Places that are used in turn. */
export class Turns {
  readonly #places: readonly [Place, ...Place[]];
  #turn = 0;

  constructor([first, ...more]: readonly [number, ...number[]]) {
    const place = (at: number): Place => ({ at, usedBy: 0 });
    this.#places = [place(first), ...more.map(place)];
  }

  get upcoming(): Place {
    return this.#places[this.#turn] ?? this.#places[0];
  }

  next(): Place {
    const place = this.upcoming;
    this.#turn = (this.#turn + 1) % this.#places.length;
    return place;
  }
}
