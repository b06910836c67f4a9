/** The trucks of a skateboard hold its wheels. */
const notOfBoard = /^(?!.*\b(?:loose|metal|skateboard) trucks?\b)/i;

/**
 * Words that mean several things. A picture is found by its name, but "a glass of water" shows no spectacles, and what
 * "trains the legs" is no railway: these objects are shown only for words that can mean nothing else.
 */
const meant: Readonly<Record<string, RegExp>> = {
  glasses:
    /\b(?:eye|reading |sun|pair of |wears? |wearing |new |my |your |her |his )glasses\b|\bspectacles\b|\beyewear\b/i,
  shorts: /\bshorts\b/i,
  customs: /\bcustoms (?:officer|office|form|duty|duties|check|control)/i,
  train:
    /\b(?:a|an|the|this|that|each|every|per|by|of|to|express|night|steam|fast|first|last|model|bullet|freight|slow) trains?\b|\btrains? (?:ride|line|route|station|journey|ticket|track|stops?|leaves?|runs?)\b|\brailways?\b/i,
  fly: /\b(?:a|the|fruit|house|each) fly\b|\bflies (?:on|around|in your)\b|\bhouseflies\b/i,
  coat: /\b(?:a|the|your|his|her|my|rain|winter|trench|warm|lab|wear\w*|hang up the|white) coats?\b(?! of| shine| needs| can)|\boutfits?\b/i,
  seat: /\b(?:car|child|back|front|window|aisle|driver's|passenger|bike|empty|toilet|your|take a) seats?\b|\bseats? belts?\b/i,
  station: /\b(?:train|railway|subway|metro|bus|central) stations?\b/i,
  bank: /\b(?:a|the|your|my|savings|central|local|online|at the|every) bank(?:'s|s)?\b(?! of)|\bbank (?:account|statement|link|card|manager|loan|transfer)s?\b/i,
  turkey: /\b(?:a|the|roast\w*|wild|thanksgiving|stuffed|whole) turkeys?\b/i,
  swan: /\b(?:a|the|black|white|wild|mute|of) swans?\b/i,
  rose: /\b(?:a|the|red|white|wild|single|of) roses?\b|\broses\b/i,
  comet: /\b(?:a|the|Halley's|this|each) comets?\b(?! jet)|\bcomets\b/i,
  curtains: /\bcurtains\b/i,
  chains: /\bchains\b|\b(?:the|a|bike|your) chain\b(?! of| store)/i,
  thread: /\b(?:needle|sewing|cotton|silk|ball of|spool|gold|a) thread\b/i,
  dress: /\b(?:a|the|her|wedding|evening|red|white|summer|little black) dress(?:es)?\b/i,
  bonnet: /\b(?:a|the|her|straw) bonnets?\b/i,
  mate: /\b(?:yerba|drink|cup of|sip\w*) mat[eé]\b/i,
  school: /\bschools?\b(?! of\b)/i,
  canyon: /(?<!\b(?:undersea|underwater|submarine|deep-sea) )\bcanyons?\b/i,
  'safety-pin': /\bsafety pins?\b/i,
  pushpin: /\b(?:push|map|drawing) ?pins?\b|\bthumbtacks?\b/i,
  'round-pushpin': /\b(?:push|map|drawing) ?pins?\b|\bthumbtacks?\b/i,
  printer: /\b(?:a|the|your|laser|inkjet|office|home) printers?\b/i,
  tangerine: /\borange (?:juice|tree|peel)|\boranges\b|\b(?:tanger|mandar|clement)ines?\b/i,
  house:
    /\b(?:a|an|the|each|this|that|your|my|his|her|our|their|old|new|first|doll|every|big|small|whole|tree|canal|medieval) (?:\w+ )?houses?\b(?! music| arrest)|\bhouses\b/i,
  castle: /\bcastles?\b(?! (?:opened|early))(?<!White Castle)/i,
  shower: /\b(?:a|the|hot|cold|morning|your|in the) shower\b(?! is)/i,
  gear: /\b(?:a|the|its|cog|of) gears?\b(?! (?:up|shift))|\bgears\b/i,
  wheel:
    /\b(?:the|a|steering|its|front|rear|spare|four|two|potter's|big|ferris) wheels?\b(?! (?:of|takes|can weigh))|\bwheels\b/i,
  mars: /\b(?:on|to|from|of|around|orbit|planet|like) Mars\b|^Mars\b|\bMars (?:is|has|rover|looks|lost)/,
  venus: /\b(?:on|to|from|around|planet|like) Venus\b|^Venus\b(?! (?:de|of))/,
  key: /\bkeys?\b(?! (?:point|idea|ideas|lesson|words?|to|moment|part|fact|figure))/i,
  salt: /\bsalt\b(?! Lake)/i,
  glacier: /\bglaciers?\b/i,
  window: /\bwindows?\b(?<!\bWindows)/,
  'delivery-truck': notOfBoard,
  'articulated-lorry': notOfBoard,
  'pickup-truck': notOfBoard,
  wing: /\b(?:a|its|their|bird's|eagle's|chicken|butterfly|beat\w* (?:its|their)) wings?\b/i,
};

/** Words for much of something: a mountain of leaves is no mountain, and a sea of flowers no sea. */
const muchOf =
  /^(?:mountain|snow-capped-mountain|ocean|water-wave|river|castle|wall|brick|forest|evergreen-tree|string|chains|bank|ring|blanket|bed|cloud|web|spider-web|star|bridge|ladder|window|desert-island|crown|rug|shower|rain|fountain|volcano|waterfall|glacier|tornado|balloon|key|anatomical-heart|red-heart)$/;

/** Whether words that a picture was found for can mean the object that it shows. */
export function isMeant(object: string, words: string): boolean {
  if (isCommonWord(object, words)) return false;
  if (muchOf.test(object) && onlyMuchOf(object, words)) return false;
  return meant[object]?.test(words) ?? true;
}

/** Companies have a capital letter in a sentence: a magnetic stripe is not Stripe. */
function isCommonWord(object: string, words: string): boolean {
  const name = /^logo-([a-z]+)/.exec(object)?.[1];
  if (name === undefined || !/[A-Z]/.test(words)) return false;
  const spelled = words.match(new RegExp(`\\b${name}`, 'gi')) ?? [];
  return spelled.length > 0 && spelled.every((found) => found === name);
}

function onlyMuchOf(object: string, words: string): boolean {
  const [noun = ''] = object.split('-').slice(-1);
  const named = words.match(new RegExp(`\\b${noun}s?\\b(?: of (?!the\\b|this\\b|that\\b))?`, 'gi'));
  return named?.every((found) => found.endsWith(' of ')) ?? false;
}
