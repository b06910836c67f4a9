/** How programs that fetch pages call themselves. */
const programs =
  /bot\b|bot[/;\s-]|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|headless|lighthouse|facebookexternalhit|whatsapp|telegram|discord|embed|validator|scan/i;

type ReadHeader = (name: string) => string | undefined;

/** Whether a person looks at the page: no program that reads pages, and no browser that fetches ahead. */
export function isPerson(header: ReadHeader): boolean {
  const userAgent = header('user-agent') ?? '';
  if (!userAgent.startsWith('Mozilla/') || programs.test(userAgent)) return false;
  return !/prefetch|prerender/i.test(`${header('sec-purpose') ?? ''} ${header('purpose') ?? ''}`);
}
