import { Item, newTextItem, type TextGround } from '@reelwright/movie';

/** A text that moves, to begin with: letters and motion that go well together. */
interface AnimatedText {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  readonly family: string;
  readonly effects: Readonly<Record<string, unknown>>;
  /** Letters that say one thing in every colour of the ground. */
  readonly gradient?: string;
  /** A plate behind the words. */
  readonly plate?: string;
}

const cameIn = (effect: string, by: 'chars' | 'words' | 'lines', duration = 700) => ({
  effect: 'none',
  in: { effect, duration },
  break: by,
});
const special = (effect: string, options: object = {}) => ({ effect, ...options });

export const animatedTexts: readonly AnimatedText[] = [
  text('Rising title', 'Big news today', 'Montserrat', special('rise')),
  text('Marker', 'Read this twice', 'Poppins', special('highlight')),
  text('Typewriter', 'Once upon a time…', 'Roboto Slab', special('typewriter')),
  text('Boxed', 'New in store', 'Bebas Neue', special('boxed')),
  text('Underlined', 'Made by hand', 'Caveat', special('scribble')),
  text('Kinetic', 'Go go go!', 'Anton', special('kinetic')),
  text('Scrambled', 'Access granted', 'Orbitron', special('scramble')),
  text('Zoom', 'Wow!', 'Luckiest Guy', special('zoom')),
  text('Neon', 'Open all night', 'Righteous', special('flicker')),
  text('Filling', 'Pour one more', 'Archivo Black', special('fill')),
  text('Rainbow', 'Happy birthday', 'Pacifico', special('rainbow')),
  text('Line through', 'Was $99', 'Oswald', special('line')),
  text('Word by word', 'One word at a time', 'Outfit', cameIn('fade-in-up', 'words')),
  text('Bouncing letters', 'Jump in', 'Titan One', cameIn('bounce-in', 'chars')),
  text('Soft focus', 'A quiet moment', 'Playfair Display', cameIn('blur-in', 'words', 1200)),
  {
    ...text('Sunset', 'Summer sale', 'Lobster', cameIn('pop-in', 'words')),
    gradient: 'linear-gradient(135deg, #ff9a3c, #ff2e63)',
  },
  {
    ...text('Label', 'Tip of the day', 'DM Sans', cameIn('fade-in-left', 'lines')),
    plate: '#ffd23f',
  },
];

function text(
  label: string,
  words: string,
  family: string,
  effects: AnimatedText['effects'],
): AnimatedText {
  return { id: label.toLowerCase().replaceAll(' ', '-'), label, words, family, effects };
}

interface Place {
  readonly stage: { readonly width: number; readonly height: number };
  readonly texts: readonly Item[];
  readonly ground: TextGround;
}

/** Such a text as an item, in colours that read on what it lies on. */
export function animatedTextItem(animated: AnimatedText, id: string, place: Place): Item {
  const { words, family, effects, gradient, plate } = animated;
  const plain = newTextItem(id, plate ? { ...place, ground: 'light' } : place);
  const size = Math.round(Math.min(place.stage.width, place.stage.height) / 6);
  return Item.parse({
    ...plain,
    text: words,
    font: {
      family,
      size,
      styles: ['bold'],
      fit: true,
      fg: gradient ? 'gradient' : 'color',
      ...(plain.font?.color && { color: plain.font.color }),
      ...(gradient && { gradient }),
    },
    effects,
    ...(plate && { bg: { type: 'color', color: plate } }),
  });
}
