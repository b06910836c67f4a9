/** Whether an object that was named for a whole item also suits one of its sentences, in this film. */
import { isFlag, isShown, isThing } from './object-kinds.ts';
import { isNamedIn } from './objects-in.ts';

const animals = new Set(
  'alligator anteater centipede koi mole salamander squirrel tapir manatee wombat quokka tasmanian-devil coyote wasp rattlesnake gecko iguana chimpanzee barn-owl snowy-owl kingfisher magpie cockatoo budgie emu monarch-butterfly tarantula basenji greyhound corgi great-dane bulldog french-bulldog pug shiba-inu boxer-dog rottweiler yorkshire-terrier pomeranian cocker-spaniel doberman ragdoll-cat norwegian-forest-cat british-shorthair russian-blue abyssinian-cat manx-cat turkish-van-cat jaguar snow-leopard puma lynx capybara walrus lemur meerkat hyena alpaca armadillo porcupine pangolin axolotl chameleon cobra hammerhead-shark whale-shark humpback-whale manta-ray swordfish appaloosa-horse arabian-horse friesian-horse icelandic-horse lipizzaner shetland-pony shire-horse dog-sitting guinea-pig-front kiwi-bird orca pelican pigeon platypus puffin puppy-playing red-panda reindeer robin sea-turtle sparrow stork swallow-bird toucan vulture beagle bengal-cat border-collie cheetah chihuahua crow dachshund dalmatian falcon ferret german-shepherd golden-retriever grasshopper guinea-pig husky labrador maine-coon persian-cat saint-bernard scottish-fold siamese-cat sphynx-cat toad tortoise monkey-face monkey gorilla orangutan dog-face dog guide-dog service-dog poodle wolf fox raccoon cat-face cat black-cat lion tiger-face tiger leopard horse-face moose donkey horse zebra deer bison cow-face ox water-buffalo cow pig-face pig boar ram ewe goat camel two-hump-camel llama giraffe elephant mammoth rhinoceros hippopotamus mouse-face mouse rat hamster rabbit-face rabbit chipmunk beaver hedgehog bat bear polar-bear koala panda sloth otter skunk kangaroo badger paw-prints turkey chicken rooster hatching-chick baby-chick bird blackbird penguin dove eagle duck swan owl dodo flamingo peacock parrot goose frog crocodile turtle lizard snake sauropod t-rex spouting-whale whale dolphin seal fish tropical-fish blowfish shark octopus jellyfish crab lobster shrimp squid oyster snail butterfly ant honeybee beetle lady-beetle cricket cockroach spider scorpion mosquito fly worm ankylosaurus anglerfish archaeopteryx cicada clownfish dragonfly eel firefly flying-fish goldfish hummingbird moth narwhal ostrich parasaurolophus praying-mantis pterosaur salmon seagull seahorse spinosaurus starfish stegosaurus triceratops velociraptor woodpecker'.split(
    ' ',
  ),
);

/** They are drawn as those of people. */
const ofPeople =
  /^(ear|ear-with-.*|knee-joint|liver|spine|sore-back|newborn|eyes?|nose|foot|leg|mouth|tongue|tooth|lungs|footprints|toothbrush|razor|hairbrush|flexed-biceps|baby|child|boy|girl|busts?-in-silhouette|biting-lip|hair-pick|barber-pole|.*-hand|.*hands.*|person.*|(?:wo)?man(?:-.*)?|cast-.*)$/;
const people =
  /\b(humans?|people|persons?|child(?:ren)?|kids?|you|your|we|us|our|m[ae]n|wom[ae]n|owners?|keepers?|farmers?)\b/i;

/** What only stands for a feeling or a warning unless its sentence speaks of the thing. */
const moods: readonly (readonly [object: RegExp, spokenOf: RegExp])[] = [
  [
    /^fire$/,
    /\b(fires?|flam\w+|burn\w*|hot(?:ter|test)?|heat\w*|warm\w*|grill\w*|cook\w*|bak\w+|roast\w*|fried|fry\w*|smok\w+|kilns?|forg\w+|melt\w*|volcan\w+|lava|light(?:ing|ed)? a|coals?|embers?|stoves?|boil\w*|degrees|steam|wood|explo\w+)\b/i,
  ],
  [
    /^(skull|skull-and-crossbones)$/,
    /\b(dea\w+|die[sd]?|kill\w*|poison\w*|toxic|venom\w*|skulls?|bones?|pirates?|lethal|fatal)\b/i,
  ],
];

/** They tell how long, how much or how warm: only where a sentence does. */
const measured =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|half|twice|hundreds?|thousands?|millions?|years?|months?|weeks?|days?|nights?|hours?|minutes?|seconds?|centur\w+|decades?|dates?|time[sd]?|timer|clocks?|early|late|soon|slow\w*|quick\w*|fast|long\w*|tall\w*|high|deep|wide|size[sd]?|small\w*|tin\w+|large\w*|big\w*|heav\w+|light\w*|weigh\w*|measur\w+|cold\w*|cool\w*|warm\w*|hot|freez\w*|frost|winter|snow\w*|temperature|degrees|balance\w*|law\w*|rules?|fair|court|sees?|look\w*|smell\w*|hear\w*|sound\w*|talk\w*|say\w*|said|ask\w*|speak\w*|spoke|words?|languages?|think\w*|thought|ideas?|danger\w*|risk\w*|warn\w*|careful|safe\w*|avoid|never|label\w*|brands?|price\w*)\b/i;

/** Whether a film, or one of its items, is about an animal. */
export function isAboutAnimal(objects: readonly string[]): boolean {
  const [first] = objects.filter(isThing);
  return first !== undefined && animals.has(first);
}

export function suitsSentence(
  object: string,
  sentence: string,
  { ofAnimal }: { readonly ofAnimal: boolean },
): boolean {
  if (isFlag(object)) return true;
  if (!isShown(object)) return false;
  // An owl's ears are no human ear.
  if (ofAnimal && ofPeople.test(object) && !people.test(sentence)) return false;
  const mood = moods.find(([named]) => named.test(object));
  if (mood && !mood[1].test(sentence)) return false;
  return isThing(object) || isNamedIn(object, sentence) || measured.test(sentence);
}
