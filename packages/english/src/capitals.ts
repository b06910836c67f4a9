/** The first letter as a capital; the others as they are. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that are said letter by letter, or have capitals of their own, however somebody typed them. */
const spelledWith: ReadonlyMap<string, string> = new Map(
  `3D AI API ATM BBQ B2B CBD CEO CPU CRM CSS DIY DJ DNA ERP FAQ GPS GPU HD HDMI HR HTML iOS iPad iPhone KPI LinkedIn MacBook NASA NBA
  NFL NFT NHL PC PDF PHP PPC ROI RV SaaS SAT SEO SMS SQL SSD SUV TikTok TV UI URL USA USB UX VPN VR WordPress YouTube
  American Arabic British Chinese Christmas Dutch English Etsy Excel Facebook French German Greek Halloween Hindi Indian Instagram
  Italian Japanese Korean Mexican Photoshop Portuguese PowerPoint Russian Shopify Spanish Swedish Thai Turkish`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);
/** "Led" is a verb, too. */
const ledLight =
  /\bled(?= (?:bulb|display|lamp|light|mask|panel|screen|sign|strip|tv|wall)s?\b| lighting\b)/gi;

/** 'best vpn for tvs' → 'best VPN for TVs'. */
export function withAbbreviations(text: string): string {
  return text
    .replace(ledLight, 'LED')
    .replace(/(?<![\p{L}\p{N}'’.@/-])[\p{L}\p{N}]+(?![\p{L}\p{N}'’@]|\.\p{L})/gu, (word) => {
      const known = spelledWith.get(word.toLowerCase());
      if (known) return known;
      const one = spelledWith.get(word.toLowerCase().replace(/s$/, ''));
      return one && /s$/i.test(word) ? `${one}s` : word;
    });
}

/** Words that stay small within a title: 'An Offer for My Bakery in Leeds'. */
const smallInTitles = new Set(
  'a an and as at but by for from in into nor of on or per the to vs via with'.split(' '),
);
const opensAnew = new Set('.:;!?…—–|');

/** 'the world’s best e-bikes at home' → 'The World’s Best E-Bikes at Home'. Capitals that are there stay. */
export function titleCase(text: string): string {
  const spelled = withAbbreviations(text);
  const staysSmall = (word: string, at: number) =>
    smallInTitles.has(word) &&
    /\s/.test(spelled.charAt(at - 1)) &&
    !opensAnew.has(spelled.slice(0, at).trimEnd().slice(-1)) &&
    /[\p{L}\p{N}]/u.test(spelled.slice(at + word.length));
  return spelled.replace(/(?<![\p{L}\p{N}'’])\p{Ll}[\p{L}\p{N}'’]*/gu, (word, at: number) =>
    staysSmall(word, at) ? word : word.charAt(0).toLocaleUpperCase('en') + word.slice(1),
  );
}
