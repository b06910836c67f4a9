/** Some room in the memory, and the last order that needs what is there. */
export interface Place {
  readonly at: number;
  usedBy: number;
}

/** Places that are used in turn. */
export class RotatingPlaces {
  readonly #places: readonly [Place, ...Place[]];
  #index = 0;

  constructor([first, ...more]: readonly [number, ...number[]]) {
    const place = (at: number): Place => ({ at, usedBy: 0 });
    this.#places = [place(first), ...more.map(place)];
  }

  get upcoming(): Place {
    return this.#places[this.#index] ?? this.#places[0];
  }

  next(): Place {
    const place = this.upcoming;
    this.#index = (this.#index + 1) % this.#places.length;
    return place;
  }
}
