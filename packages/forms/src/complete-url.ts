import { isValidUrl } from './is-valid-url.ts';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const NAMES_A_DOMAIN = /^[^\s/?#]+\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/iu;

/**
 * People type 'shop.example/coffee'. Leaving the field turns that into the address they meant; anything that is
 * already an address, or cannot be one, stays as typed so that its message can be read beside it.
 */
export function completeUrl(text: string): string {
  const trimmed = text.trim();
  if (!NAMES_A_DOMAIN.test(trimmed)) return trimmed;
  if (HAS_SCHEME.test(trimmed) && !/^[^/]*:\d/.test(trimmed)) return trimmed;
  const completed = `https://${trimmed}`;
  return isValidUrl(completed) ? completed : trimmed;
}
