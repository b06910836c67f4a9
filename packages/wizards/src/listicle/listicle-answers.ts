/** What the Top 10 wizard was told, as far as the film depends on it. */
export interface ListicleAnswers {
  readonly keyword: string;
  readonly idea: string;
  readonly unit: string;
  readonly units: string;
  readonly items: readonly ListicleItem[];
  readonly hooks: readonly string[];
  readonly closings: readonly string[];
  readonly place: string;
  readonly countUp: boolean;
  readonly showTitleFrame: boolean;
  readonly showCountdown: boolean;
  /** The same answers and seed always give the same film. */
  readonly seed: string;
}

export interface ListicleItem {
  readonly id: string;
  readonly text: string;
  readonly trivia: readonly string[];
  readonly objects: readonly string[];
  readonly place?: string;
}
