/** Plurals that no rule makes, and their singulars. */
export const irregularNouns: ReadonlyMap<string, string> = pairs(`
  people person  children child  men man  women woman  feet foot  teeth tooth  mice mouse  lice louse  geese goose
  oxen ox  dice die  lives life  knives knife  wives wife  leaves leaf  loaves loaf  wolves wolf  shelves shelf
  halves half  thieves thief  scarves scarf  elves elf  calves calf  hooves hoof  dwarves dwarf  sheaves sheaf
  selves self
  movies movie  cookies cookie  smoothies smoothie  selfies selfie  zombies zombie  veggies veggie
  calories calorie  brownies brownie  birdies birdie  hoodies hoodie  genies genie  rookies rookie  pixies pixie
  collies collie  prairies prairie  magpies magpie  potpies potpie  neckties necktie  hippies hippie
  foodies foodie  goalies goalie  freebies freebie  newbies newbie  groupies groupie  junkies junkie
  budgies budgie  indies indie  patisseries patisserie  menageries menagerie  reveries reverie  sorties sortie
  eyries eyrie  walkie-talkies walkie-talkie  boogies boogie  bourgeoisies bourgeoisie  laddies laddie
  canoes canoe  tiptoes tiptoe  pussytoes pussytoe  oboes oboe  aloes aloe  floes floe  mistletoes mistletoe
  buses bus  gases gas  lenses lens  axes axe  pancreases pancreas  atlases atlas  canvases canvas  aliases alias
  biases bias  irises iris  pelvises pelvis  clematises clematis  ibises ibis  mantises mantis
  metropolises metropolis  trellises trellis  pubises pubis  penises penis
  crises crisis  analyses analysis  oases oasis  bases base  cases case  theses thesis  hypotheses hypothesis
  diagnoses diagnosis  synopses synopsis  ellipses ellipsis  parentheses parenthesis  emphases emphasis
  prostheses prosthesis  metamorphoses metamorphosis  neuroses neurosis  antitheses antithesis  catharses catharsis
  criteria criterion  phenomena phenomenon  bacteria bacterium  algae alga  larvae larva  antennae antenna
  nebulae nebula  supernovae supernova  vertebrae vertebra  cacti cactus  fungi fungus  nuclei nucleus
  alumni alumnus  stimuli stimulus  radii radius  vertices vertex  matrices matrix  appendices appendix
  strata stratum  curricula curriculum  millennia millennium
  quizzes quiz  waltzes waltz
  headaches headache  toothaches toothache  heartaches heartache  stomachaches stomachache  backaches backache
  earaches earache  bellyaches bellyache  aches ache  caches cache  quiches quiche  niches niche
  avalanches avalanche  mustaches mustache  moustaches moustache  brioches brioche  psyches psyche  creches creche
  pastiches pastiche  cartouches cartouche
  ads ad  tvs tv  pcs pc  cds cd  djs dj  evs ev
  skis ski  taxis taxi  corgis corgi  emojis emoji  okapis okapi  kiwis kiwi  safaris safari  bikinis bikini
  yetis yeti  alibis alibi  khakis khaki  chilis chili  chillis chilli  zucchinis zucchini  tsunamis tsunami
  origamis origami  samurais samurai  bonsais bonsai  graffitis graffiti  salamis salami  rabbis rabbi
  maharishis maharishi  wikis wiki  paninis panini
  menus menu  emus emu  gnus gnu  gurus guru  haikus haiku  bayous bayou  caribous caribou  tofus tofu
  flus flu  tutus tutu
`);

/** The same for one and for many. */
export const sameInPlural: ReadonlySet<string> = words(`
  fish goldfish jellyfish starfish shellfish crayfish catfish swordfish sheep deer reindeer moose bison swine
  salmon trout cod shrimp offspring species series aircraft spacecraft hovercraft
`);

/** Always many: 'these jeans', never 'a jean'. */
export const alwaysPlural: ReadonlySet<string> = words(`
  scissors jeans pliers trousers pants shorts tweezers binoculars pajamas pyjamas leggings tights overalls
  sunglasses eyeglasses goggles clothes thanks shears
`);

/** Nobody counts these: 'much rice', never 'two rices'. */
export const uncounted: ReadonlySet<string> = words(`
  information energy traffic music rice golf money mail cash police equipment blood health research data chess
  clothing mud wildlife fun rain literature media audio advice justice butter commerce plankton mackerel tuna elk
  staff software hardware furniture luggage baggage homework housework knowledge weather cooperation evidence
  garbage jewelry jewellery sushi ramen wheat
`);

/** They end like plurals and are none. */
export const looksPlural: ReadonlySet<string> = words(`
  christmas texas paris kansas arkansas vegas athens wales netherlands james thomas nicholas honduras
  brussels naples cyprus andes alps hercules achilles socrates ulysses jesus moses dallas
  news lens gas canvas atlas alias bias pancreas mathematics physics politics economics gymnastics athletics
  ethics electronics aerobics analytics robotics genetics linguistics logistics acoustics
  diabetes rabies measles mumps herpes scabies billiards molasses chaos cosmos
  asbestos headquarters crossroads gallows kudos pathos ethos tennis
  always perhaps besides sometimes nowadays afterwards towards upwards downwards overseas
  is was has does its this his yes us as bus plus less gps themselves ourselves yourselves
`);

/** 'men' at the end of a word is no 'man' in these. */
export const notMen: ReadonlySet<string> = words(`
  ramen yemen cyclamen omen semen amen specimen regimen abdomen stamen acumen hymen bitumen albumen lumen rumen
  foramen dolmen newcomen bremen carmen numen examen cerumen putamen
`);

/** 'man' at the end of a word takes an s in these. */
export const takesSAfterMan: ReadonlySet<string> = words(`
  human superhuman german roman shaman caiman cayman talisman ottoman norman brahman mussulman desman pullman oman
  ataman hetman
`);

/** Words in o that take 'es'. */
export const takesEsAfterO: ReadonlySet<string> = words(`
  tomato potato hero superhero antihero echo torpedo veto mosquito volcano buffalo cargo domino tornado embargo
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

function pairs(list: string): ReadonlyMap<string, string> {
  const all = list.trim().split(/\s+/);
  return new Map(all.flatMap((many, at) => (at % 2 === 0 ? [[many, all[at + 1] ?? many]] : [])));
}
