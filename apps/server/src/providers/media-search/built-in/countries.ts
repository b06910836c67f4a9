/** Countries by what people call them, and where cities lie. */
import { countryNumbers } from '../../../library/built-in/maps/country-numbers.ts';
import { readWordList } from './read-word-lists.ts';

export interface Country {
  /** Two letters, as in `country-fr`. */
  readonly code: string;
  /** The object with its flag. */
  readonly flag: string;
  /** Where to put the pin, when a place inside of it was meant. */
  readonly pin?: readonly [longitude: number, latitude: number];
}

const otherNames: Readonly<Record<string, string>> = {
  usa: 'us',
  america: 'us',
  american: 'us',
  americans: 'us',
  'united states of america': 'us',
  us: 'us',
  uk: 'gb',
  britain: 'gb',
  british: 'gb',
  'great britain': 'gb',
  england: 'gb',
  english: 'gb',
  turkey: 'tr',
  turkish: 'tr',
  'czech republic': 'cz',
  czech: 'cz',
  holland: 'nl',
  dutch: 'nl',
  french: 'fr',
  german: 'de',
  germans: 'de',
  italian: 'it',
  italians: 'it',
  spanish: 'es',
  portuguese: 'pt',
  swiss: 'ch',
  austrian: 'at',
  belgian: 'be',
  danish: 'dk',
  swedish: 'se',
  norwegian: 'no',
  finnish: 'fi',
  polish: 'pl',
  greek: 'gr',
  greeks: 'gr',
  russian: 'ru',
  ukrainian: 'ua',
  irish: 'ie',
  hungarian: 'hu',
  japanese: 'jp',
  chinese: 'cn',
  indian: 'in',
  korean: 'kr',
  'south korea': 'kr',
  korea: 'kr',
  thai: 'th',
  vietnamese: 'vn',
  indonesian: 'id',
  australian: 'au',
  canadian: 'ca',
  canadians: 'ca',
  mexican: 'mx',
  brazilian: 'br',
  argentinian: 'ar',
  peruvian: 'pe',
  colombian: 'co',
  egyptian: 'eg',
  egyptians: 'eg',
  moroccan: 'ma',
  ethiopian: 'et',
  kenyan: 'ke',
  'south african': 'za',
  israeli: 'il',
  icelandic: 'is',
};

/** Names that mean something else more often. */
const unlikely = new Set([
  'chad',
  'jordan',
  'georgia',
  'guinea',
  'turkey',
  'mali',
  'niger',
  'oman',
  'us',
  'polish',
]);

export async function readCountries(): Promise<ReadonlyMap<string, Country>> {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const found = new Map<string, Country>();
  const countryOf = (code: string): Country => ({
    code,
    flag: `flag-${kebab(names.of(code.toUpperCase()) ?? code)}`,
  });
  for (const code of countryNumbers.keys())
    found.set(plain(names.of(code.toUpperCase()) ?? code), countryOf(code));
  for (const [name, code] of Object.entries(otherNames)) found.set(name, countryOf(code));
  for (const [name, place] of await readWordList('places.txt')) {
    const [code = '', longitude, latitude] = place.split(' ');
    found.set(name, { ...countryOf(code), pin: [Number(longitude), Number(latitude)] });
  }
  for (const name of unlikely) found.delete(name);
  return found;
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
const kebab = (name: string) => plain(name).replaceAll(' ', '-');
