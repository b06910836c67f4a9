/** The id of a video on YouTube that an address leads to, however it is written. */
export function youtubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m|music)\./, '');
  const parts = pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be'
      ? parts[0]
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ??
          (/^(embed|shorts|live|v)$/.test(parts[0] ?? '') ? parts[1] : undefined))
        : undefined;
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}
