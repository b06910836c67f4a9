const pattern =
  /^\/library\/(objects|shapes|places|grounds|maps)\/([a-z0-9-]{1,80})\.(png|webp)(?:\?([a-z0-9=&]{1,80}))?$/;

export interface ArtAddress {
  readonly kind: 'objects' | 'shapes' | 'places' | 'grounds' | 'maps';
  readonly name: string;
  readonly type: 'png' | 'webp';
  readonly options: URLSearchParams;
}

/** The parts of an address of built-in art; undefined for any other address. */
export function parseArtAddress(address: string): ArtAddress | undefined {
  const [, kind, name = '', type, options = ''] = pattern.exec(address) ?? [];
  if (!kind) return undefined;
  return {
    kind: kind as ArtAddress['kind'],
    name,
    type: type as ArtAddress['type'],
    options: new URLSearchParams(options),
  };
}
