/** Which objects are people, and which of them end at the chest: those stand at the edge of a frame, never on a table. */
const busts =
  /^(?:(?:man|woman|person)-)?(?:health-worker|teacher|student|cook|farmer|judge|mechanic|factory-worker|office-worker|scientist|technologist|singer|artist|pilot|astronaut|firefighter|police-officer|detective|guard|construction-worker|ninja|superhero|supervillain|mage|fairy|vampire|raising-hand|shrugging|tipping-hand|gesturing-ok|gesturing-no|facepalming|bowing|pouting|frowning|getting-haircut|getting-massage|in-tuxedo|with-veil|with-headscarf|with-crown|feeding-baby|deaf)(?:-(?:light|medium-light|medium|medium-dark|dark))?$|^(?:cast-|people-hugging|breast-feeding|pregnant-|prince|princess|santa-claus|mrs-claus|busts?-in-silhouette)/;

const heads =
  /^(?:boy|girl|child|baby|man|woman|person|older-person|old-man|old-woman)(?:-(?:bald|beard|blonde-hair|curly-hair|red-hair|white-hair))?(?:-(?:light|medium-light|medium|medium-dark|dark))?$/;

/** Heads and busts: as small things beside others they would float like balloons. */
export const isPartOfPerson = (name: string) => isBust(name) || heads.test(name);
export const isBust = (name: string) => busts.test(name);

const faces = /(?:^|-)face(?:-|$)/;
/** One of us alone; any other name of the cast is several, with the small ones in front. */
const alone = /^cast-(?:woman|man|person|boss|child|girl|boy|grandmother|grandfather|pupil)-\d/;
/** Whole figures: walking, dancing, at a desk. */
const figures = /^(?:man|woman|person|people|men|women|boy|girl|child|family|couple|kiss)-/;

/** Somebody who exercises, drawn under the name of what they do. */
const exercising =
  /-pose$|^(?:(?:side-)?plank|glute-bridge|downward-dog|seated-stretch|cat-cow|bird-dog|savasana|yoga-class|calf-stretch|leg-raise|jumping-jack|mountain-climber|burpee|lunge|(?:goblet-)?squat|push-up|pull-up|sit-up|bench-press|deadlift|biceps-curl|dumbbell-row|farmers-carry|overhead-press|kettlebell-swing|sore-back)$/;

/** Many of them lie on the floor: a hill before them, or the edge of a frame, would hide their heads. */
export const isExercising = (name: string): boolean => exercising.test(name);

/** Nothing but a head: half of it would be nobody. */
export const isHead = (name: string): boolean => heads.test(name) || faces.test(name);

/** Where a drawing shows a face, as shares of its square; undefined where it shows none. */
export function faceIn(
  name: string,
):
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | undefined {
  if (isHead(name)) return { x: 0.08, y: 0.04, width: 0.84, height: 0.92 };
  if (name.startsWith('cast-') && !alone.test(name)) {
    return { x: 0.04, y: 0.1, width: 0.92, height: 0.72 };
  }
  if (isBust(name)) return { x: 0.16, y: 0.02, width: 0.68, height: 0.58 };
  return figures.test(name) ? { x: 0.25, y: 0, width: 0.5, height: 0.38 } : undefined;
}
