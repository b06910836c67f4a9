/** One slide of the film on the front page, and the words spoken over it. */
export interface Scene {
  readonly id: 'title' | 'third' | 'second' | 'first' | 'ask';
  readonly durationSeconds: number;
  readonly caption: string;
}

export const scenes: readonly Scene[] = [
  { id: 'title', durationSeconds: 3.2, caption: 'Three coffees worth getting up for' },
  { id: 'third', durationSeconds: 3.6, caption: 'A flat white is small, strong and silky' },
  { id: 'second', durationSeconds: 3.6, caption: 'Cold brew takes its time, and it shows' },
  { id: 'first', durationSeconds: 3.6, caption: 'A slow pour brings out the fruit' },
  { id: 'ask', durationSeconds: 4, caption: 'Which one is yours? Tell us below' },
];

export const filmSeconds = scenes.reduce((sum, scene) => sum + scene.durationSeconds, 0);
