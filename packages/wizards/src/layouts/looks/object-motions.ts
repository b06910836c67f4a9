/** What things do while they are seen: wheels roll, leaves sway, a bell rings, a rocket lifts. */

/** Catalogue ids of stays, and the objects that do it. What is not listed floats as its slide's camera has it. */
const objectsOf: Readonly<Record<string, string>> = {
  roll: `automobile sport-utility-vehicle pickup-truck racing-car taxi police-car ambulance fire-engine minibus bus trolleybus
    delivery-truck articulated-lorry tractor auto-rickshaw motorcycle motor-scooter kick-scooter bicycle e-bike skateboard
    roller-skate locomotive train tram tram-car san-francisco-cable-car railway-car metro light-rail bullet-train high-speed-train monorail
    electric-car hybrid-car mars-rover baby-stroller jogging-stroller light-stroller shopping-cart lawn-mower battery-mower
    reel-mower robot-mower robot-vacuum motorized-wheelchair sled luggage hard-suitcase soft-suitcase oncoming-automobile
    oncoming-taxi oncoming-bus oncoming-police-car food-truck camper-van tow-truck carpet-cleaner electric-scooter delivery-van concrete-mixer
    snow-plow mountain-bike road-bike balance-bike cargo-bike minivan`,
  sail: `sailboat ship ferry passenger-ship speedboat motor-boat canoe kayak tall-ship gondola anchor duck swan iceberg ring-buoy
    narwhal whale spouting-whale humpback-whale`,
  fly: `airplane small-airplane airplane-departure airplane-arrival helicopter drone bird eagle dove owl parrot seagull falcon
    hummingbird butterfly moth dragonfly honeybee lady-beetle bat kite origami-crane firefly flying-saucer satellite
    space-station space-telescope mosquito fly flying-disc boomerang pterosaur crow blackbird flamingo monarch-butterfly wasp`,
  'lift-off': 'rocket',
  ascend: 'balloon hot-air-balloon red-paper-lantern parachute lantern bubbles jellyfish',
  swim: `fish tropical-fish clownfish goldfish salmon shark dolphin octopus squid turtle seahorse eel anglerfish blowfish seal
    otter axolotl hammerhead-shark whale-shark manta-ray swordfish manatee`,
  'turn-slowly': `gear wheel sun optical-disk dvd wheel-of-dharma cyclone snowflake asteroid red-giant blue-giant black-hole
    car-tire winter-tire racing-tire all-season-tire atom atom-symbol rosette recycling-symbol camera-aperture tree-rings dizzy
    blossom yarn twenty-sided-die`,
  'in-the-wind': `herb seedling deciduous-tree evergreen-tree palm-tree tanabata-tree sheaf-of-rice fallen-leaf maple-leaf
    leaf-fluttering-in-wind four-leaf-clover shamrock rose tulip hibiscus cherry-blossom hyacinth lotus sunflower daisy orchid
    peace-lily bouquet potted-plant monstera fern snake-plant spider-plant aloe-vera rubber-plant jade-plant pothos dragon-tree
    zz-plant dandelion christmas-tree pine-decoration banana-leaf leafy-green cactus hops ear-of-corn black-flag white-flag
    triangular-flag chequered-flag crossed-flags rainbow-flag pirate-flag transgender-flag carp-streamer wind-chime curtains
    feather baobab coral towels scarf t-shirt dress wedding-dress breton-shirt polo-shirt kimono sari lavender daffodil
    hydrangea peony lily poinsettia christmas-cactus bonsai bamboo succulent venus-flytrap ivy birch weeping-willow ficus foxglove astilbe
    zinnia marigold crocus snowdrop coneflower hosta bleeding-heart allium basil rosemary mint dahlia calathea african-violet
    parlor-palm chives parsley thyme sage-leaves sweet-pea snapdragon grape-hyacinth clothesline drying-rack twig-vase cosmos-flower
    daylily yucca philodendron chinese-evergreen oregano hellebore`,
  burn: 'fire candle diya-lamp heart-on-fire menorah lava-flow oil-lamp gas-lamp sparkler firecracker',
  ring: `bell bellhop-bell alarm-clock telephone mobile-phone vibration-mode iphone android-phone timer-clock stopwatch
    postal-horn megaphone loudspeaker warning metronome watch smartwatch cash-register`,
  beat: `red-heart beating-heart anatomical-heart growing-heart heart-suit sparkling-heart pink-heart orange-heart yellow-heart
    green-heart blue-heart purple-heart two-hearts revolving-hearts heart-with-ribbon lungs stethoscope drum long-drum drum-kit
    speaker-high-volume microphone studio-microphone light-bulb led-bulb`,
  dance: `musical-note musical-notes guitar acoustic-guitar violin banjo saxophone trumpet accordion maracas flute bagpipes
    musical-keyboard radio headphone on-ear-headphones earbuds ballet-shoes woman-dancing man-dancing party-popper
    confetti-ball piata nesting-dolls clinking-glasses clinking-beer-mugs chopsticks grand-piano cello harmonica xylophone
    trombone french-horn`,
  jump: `soccer-ball basketball tennis softball baseball volleyball american-football rugby-football golf-ball ping-pong bowling pool-8-ball frog rabbit kangaroo grasshopper
    game-die spring-toy toy-mouse`,
  breathing: `cat black-cat dog poodle guide-dog service-dog beagle border-collie chihuahua dachshund dalmatian german-shepherd
    golden-retriever husky labrador saint-bernard bengal-cat maine-coon persian-cat scottish-fold siamese-cat sphynx-cat horse
    cow ox pig goat ram ewe llama camel two-hump-camel deer moose elephant mammoth rhinoceros hippopotamus giraffe zebra lion
    tiger leopard cheetah wolf fox bear polar-bear panda koala sloth raccoon skunk badger beaver hedgehog hamster guinea-pig
    ferret mouse rat chipmunk monkey gorilla orangutan bison water-buffalo donkey unicorn dragon crocodile lizard turtle
    tortoise snake t-rex sauropod triceratops stegosaurus ankylosaurus velociraptor spinosaurus parasaurolophus rooster chicken
    turkey baby-chick goose ostrich peacock penguin dodo basenji greyhound corgi great-dane bulldog french-bulldog pug
    shiba-inu boxer-dog rottweiler yorkshire-terrier pomeranian cocker-spaniel doberman ragdoll-cat norwegian-forest-cat
    british-shorthair russian-blue abyssinian-cat manx-cat turkish-van-cat jaguar snow-leopard puma lynx capybara walrus lemur
    meerkat hyena alpaca armadillo porcupine pangolin chameleon cobra emu barn-owl snowy-owl kingfisher magpie cockatoo budgie
    tarantula wombat quokka tasmanian-devil coyote rattlesnake gecko iguana chimpanzee`,
  work: 'hammer axe pick hammer-and-pick wrench screwdriver pliers magic-wand broom plunger boxing-glove cricket-game',
  saw: `carpentry-saw bread-knife kitchen-knife paring-knife paintbrush paint-roller pencil pen fountain-pen crayon highlighter
    razor electric-shaver toothbrush electric-toothbrush steam-iron cordless-drill sewing-machine stick-vacuum upright-vacuum
    canister-vacuum sponge hairbrush scissors knitting-needles crochet-hook chainsaw tattoo-machine massage-gun squeegee hedge-trimmer garden-shears spin-mop garment-steamer
    hair-straightener safety-razor steam-mop`,
  sparkle: `star glowing-star sparkles sparkle gem-stone ring gold-ring crown trophy sports-medal 1st-place-medal 2nd-place-medal
    3rd-place-medal military-medal diamond-with-a-dot emerald ruby sapphire amethyst opal pearl amber mirror-ball crystal-ball
    fireworks shooting-star gold-bars silver-bars money-bag camera-with-flash high-voltage coin`,
};

const motionByObject = new Map(
  Object.entries(objectsOf).flatMap(([motion, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, motion] as const),
  ),
);

/** All that are named here; a test of the library looks for their drawings. */
export const objectsInMotion: readonly string[] = [...motionByObject.keys()];

/** A colour that is said of a thing is part of its name: `dress--white`. */
const plainName = (object: string) => object.replace(/--.*$/, '');

/** The stay of a thing with a life of its own. */
export function motionOfObject(object: string): string | undefined {
  const name = plainName(object);
  return motionByObject.get(name) ?? (name.startsWith('flag-') ? 'in-the-wind' : undefined);
}

/** Moves in which what casts a shadow stays above it. */
const takesShadowAlong: ReadonlySet<string> = new Set(['roll', 'sail', 'swim', 'fly']);

/** What a shadow does below a thing that moves so; it never turns, jumps or sways. */
export function motionOfShadow(motion: string): string {
  return takesShadowAlong.has(motion) ? 'pass-left' : 'push-in-slow';
}
