/** Every font people can choose. `good` ones stand first in the list of fonts. */
export const goodFonts = [
  'Sen',
  'Roboto',
  'Open Sans',
  'Montserrat',
  'Lato',
  'Poppins',
  'Oswald',
  'Playfair Display',
  'Merriweather',
  'Raleway',
  'Nunito',
  'Bebas Neue',
  'Pacifico',
  'Lobster',
  'Dancing Script',
  'Anton',
  'Caveat',
  'Permanent Marker',
  'Righteous',
  'Abril Fatface',
];

export const otherFonts = [];

/** What stands in for letters that the chosen font does not have, in this order. */
export const fallbackFonts = [
  'Noto Sans',
  'Noto Sans Hebrew',
  'Noto Sans Arabic',
  'Noto Sans Devanagari',
  'Noto Sans Thai',
  'Noto Sans JP',
];
