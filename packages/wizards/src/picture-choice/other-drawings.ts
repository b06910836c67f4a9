/** The same thing from another side, or at another moment: a film that comes back to it shows that. */
const drawings: Readonly<Record<string, readonly string[]>> = {
  'beer-mug': ['clinking-beer-mugs'],
  camera: ['camera-with-flash'],
  cat: ['cat-face'],
  'cat-face': ['cat'],
  cow: ['cow-face'],
  'cow-face': ['cow'],
  'crescent-moon': ['full-moon'],
  dog: ['dog-sitting', 'dog-face', 'puppy-playing'],
  'dog-face': ['dog-sitting', 'dog', 'puppy-playing'],
  envelope: ['incoming-envelope'],
  'globe-showing-europe-africa': ['globe-showing-americas', 'globe-showing-asia-australia'],
  'golden-retriever': ['dog-sitting', 'puppy-playing'],
  'guinea-pig': ['guinea-pig-front'],
  'high-speed-train': ['bullet-train'],
  horse: ['horse-face'],
  'horse-face': ['horse'],
  house: ['house-with-garden'],
  monkey: ['monkey-face'],
  'monkey-face': ['monkey'],
  mouse: ['mouse-face'],
  'mouse-face': ['mouse'],
  'open-book': ['books'],
  pig: ['pig-face'],
  'pig-face': ['pig'],
  pizza: ['whole-pizza'],
  rabbit: ['rabbit-face'],
  'rabbit-face': ['rabbit'],
  'snow-capped-mountain': ['mountain'],
  'spouting-whale': ['whale'],
  sushi: ['nigiri', 'maki-rolls'],
  taco: ['taco-row'],
  tiger: ['tiger-face'],
  'tiger-face': ['tiger'],
  tram: ['yellow-tram'],
  'tram-car': ['yellow-tram'],
  whale: ['spouting-whale'],
};

/** Whether a drawing is one of an object: the same thing, whichever way it looks. */
export const isDrawingOf = (drawing: string | undefined, object: string): boolean =>
  drawing !== undefined && [object, ...(drawings[object] ?? [])].includes(drawing);

/** So often a thing may lead in a film: three times, or once from each of its sides. */
export function mostTimes(object: string): number {
  return Math.max(3, sidesOf(object));
}

/** How many drawings there are of a thing. */
export const sidesOf = (object: string): number => 1 + (drawings[object]?.length ?? 0);

/** How an object looks when it comes for the first time, the second time and so on. */
export function drawingOf(
  object: string,
  timesSeen: number,
  mayShow: (drawing: string) => boolean = () => true,
): string {
  const all = [object, ...(drawings[object] ?? []).filter(mayShow)];
  return all[timesSeen % all.length] ?? object;
}
