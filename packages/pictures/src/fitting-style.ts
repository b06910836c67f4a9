/** A style that fits what it shows: whoever asks for an alarm clock on the water gets it on firm ground. */

import { seededChoices } from '@reelwright/chance';
import { isBust, isExercising } from './people.ts';
import type { PictureRecipe, PictureStyle } from './recipe.ts';

/** Half a person does not stand on a pedestal or a table. */
const insteadForPeople: Readonly<Partial<Record<PictureStyle, PictureStyle>>> = {
  place: 'portrait',
  studio: 'portrait',
  row: 'portrait',
  arch: 'portrait',
  waves: 'portrait',
  spotlight: 'portrait',
  hills: 'portrait',
  podium: 'medallion',
  scene: 'medallion',
  bokeh: 'medallion',
  orbit: 'medallion',
  pattern: 'medallion',
  grid: 'medallion',
  paper: 'medallion',
};

const ofWater = new Set(
  'anchor beach blowfish boat buoy canoe coral crab crocodile diving dolphin droplet duck ferry fish fishing flamingo frog goggles island jellyfish lobster moon motorboat octopus otter oyster penguin rainbow rowing sailboat seal shark shell ship shrimp speedboat squid sun surfing swan swimmer swimming turtle water wave whale'.split(
    ' ',
  ),
);
const ofNature = new Set(
  'airplane automobile backpack badger balloon basketball bear beaver bee beetle bicycle biking binoculars bird bison blossom boot bridge buffalo bug building bus butterfly cactus camel camping car carousel castle cat chick chicken church climbing cloud clover compass corn cow deer dinosaur dodo dog donkey dragon eagle elephant ewe factory ferris flamingo flower football fountain fox giraffe goat golfing goose gorilla grapes hedgehog helicopter herb hibiscus hippopotamus honeybee horse hospital hotel house hut kangaroo kite koala leaf leopard lightning lion lizard llama lorry lotus mammoth monkey moon moose mosque motorcycle mountain mushroom otter owl ox palm panda park peacock penguin pig poodle pumpkin rabbit racing rainbow ram rex rhinoceros rocket rooster rose rugby running sauropod school scooter seedling sheep skier skunk sloth snail snake snow snowboarder snowflake snowman soccer spider stadium statue sun sunflower taxi telescope temple tennis tent tiger tower tractor train tram tree truck tulip turkey unicorn van volcano walking wind wolf zebra'.split(
    ' ',
  ),
);
const buildings = new Set(
  'bank building castle church factory hospital hotel house houses mosque school stadium station store temple tower town'.split(
    ' ',
  ),
);
const firmGround: readonly PictureStyle[] = ['studio', 'bokeh', 'scene'];

const wholePerson = /^(?:man|woman|person)-/;
const lowStyles: ReadonlySet<PictureStyle> = new Set(['macro', 'hills', 'waves', 'spotlight']);

export function fittingStyle({ style, seed, objects: [first = ''] }: PictureRecipe): PictureStyle {
  if (isBust(first)) return insteadForPeople[style] ?? style;
  if (isExercising(first) && lowStyles.has(style)) return seededChoices(seed).pick(firmGround);
  // So near, a person would lose arms and legs.
  if (style === 'macro' && wholePerson.test(first)) return 'hills';
  const words = first.split('-');
  const isOf = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  // Nor could anybody tell a building by a part of its wall.
  if (style === 'macro' && isOf(buildings)) return 'studio';
  const isElsewhere =
    (style === 'waves' && !isOf(ofWater)) ||
    (style === 'hills' && !isOf(ofNature) && !isOf(ofWater) && !wholePerson.test(first));
  return isElsewhere ? seededChoices(seed).pick(firmGround) : style;
}
