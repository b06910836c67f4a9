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

/** Small inside of a title: 'Things to Do in Rome'. */
const smallInTitles =
  /(?<=[^\s:.?!–—] )(?:a|an|and|as|at|but|by|for|from|in|of|on|or|the|to|vs|with)(?= )/g;

/** 'the world’s best e-bikes' → 'The World’s Best E-Bikes'. Capitals that are there stay. */
export function titleCase(text: string): string {
  const written = withAbbreviations(text);
  const small = new Set([...written.matchAll(smallInTitles)].map(({ index }) => index));
  return written.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter, at: number) =>
    small.has(at) ? letter : letter.toLocaleUpperCase('en'),
  );
}
