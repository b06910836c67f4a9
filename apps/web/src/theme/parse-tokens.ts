/** The custom properties of tokens.css, as each scheme sees them. */
export interface SchemeTokens {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

const block = /([^{}]+)\{([^{}]*)\}/g;
const declaration = /--rw-([\w-]+):\s*([^;]+);/g;

export function parseTokens(css: string): SchemeTokens {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const withoutMedia = withoutComments.split('@media')[0] ?? '';
  for (const [, selector = '', body = ''] of withoutMedia.matchAll(block)) {
    for (const [, name = '', value = ''] of body.matchAll(declaration)) {
      if (selector.includes(':root')) light[name] = value.trim();
      if (selector.includes(':root') || selector.includes('dark')) dark[name] = value.trim();
    }
  }
  return { light, dark };
}
