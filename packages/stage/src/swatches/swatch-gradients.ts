/** A named gradient of two colours, ready to be chosen. */
export interface SwatchGradient {
  readonly name: string;
  readonly colors: readonly [from: string, to: string];
}

export const defaultGradientDegrees = 135;

/** How a picker writes a gradient: CSS text, which the stage reads again. */
export function writeGradient(
  colors: readonly string[],
  {
    type = 'linear',
    degrees = defaultGradientDegrees,
  }: { readonly type?: 'linear' | 'radial'; readonly degrees?: number } = {},
): string {
  const held = Math.min(360, Math.max(0, degrees));
  const head = type === 'linear' ? `${held}deg` : 'circle';
  return `${type}-gradient(${[head, ...colors].join(', ')})`;
}

export const swatchGradients: readonly SwatchGradient[] = [
  { name: 'Peach', colors: ['#ffecd2', '#fcb69f'] },
  { name: 'Warm flame', colors: ['#ff9a9e', '#fad0c4'] },
  { name: 'Sunset', colors: ['#ff5f6d', '#ffc371'] },
  { name: 'Rose', colors: ['#f77062', '#fe5196'] },
  { name: 'Berry', colors: ['#b721ff', '#21d4fd'] },
  { name: 'Night fade', colors: ['#a18cd1', '#fbc2eb'] },
  { name: 'Lavender', colors: ['#e0c3fc', '#8ec5fc'] },
  { name: 'Plum', colors: ['#c471f5', '#fa71cd'] },
  { name: 'Royal', colors: ['#141e30', '#243b55'] },
  { name: 'Deep sea', colors: ['#2c3e50', '#4ca1af'] },
  { name: 'Ocean', colors: ['#2e3192', '#1bffff'] },
  { name: 'Sky', colors: ['#89f7fe', '#66a6ff'] },
  { name: 'Winter', colors: ['#a6c0fe', '#f68084'] },
  { name: 'Frost', colors: ['#cfd9df', '#e2ebf0'] },
  { name: 'Mint', colors: ['#84fab0', '#8fd3f4'] },
  { name: 'Meadow', colors: ['#d4fc79', '#96e6a1'] },
  { name: 'Forest', colors: ['#134e5e', '#71b280'] },
  { name: 'Lime', colors: ['#a8ff78', '#78ffd6'] },
  { name: 'Citrus', colors: ['#fdfc47', '#24fe41'] },
  { name: 'Gold', colors: ['#f6d365', '#fda085'] },
  { name: 'Honey', colors: ['#f9d423', '#ff4e50'] },
  { name: 'Copper', colors: ['#b79891', '#94716b'] },
  { name: 'Lava', colors: ['#f83600', '#f9d423'] },
  { name: 'Fire', colors: ['#ff0844', '#ffb199'] },
  { name: 'Candy', colors: ['#f093fb', '#f5576c'] },
  { name: 'Flamingo', colors: ['#ff758c', '#ff7eb3'] },
  { name: 'Grape', colors: ['#5f2c82', '#49a09d'] },
  { name: 'Midnight', colors: ['#0f2027', '#2c5364'] },
  { name: 'Ink', colors: ['#232526', '#414345'] },
  { name: 'Steel', colors: ['#485563', '#29323c'] },
  { name: 'Pearl', colors: ['#fdfbfb', '#ebedee'] },
  { name: 'Sand', colors: ['#e6dada', '#274046'] },
  { name: 'Aqua', colors: ['#13547a', '#80d0c7'] },
  { name: 'Neon', colors: ['#00f260', '#0575e6'] },
  { name: 'Electric', colors: ['#4776e6', '#8e54e9'] },
  { name: 'Cosmic', colors: ['#ff00cc', '#333399'] },
  { name: 'Apricot', colors: ['#ffd194', '#d1913c'] },
  { name: 'Blush', colors: ['#ee9ca7', '#ffdde1'] },
  { name: 'Coral reef', colors: ['#ff7e5f', '#feb47b'] },
  { name: 'Cherry', colors: ['#eb3349', '#f45c43'] },
  { name: 'Wine', colors: ['#5b0e2d', '#b23a48'] },
  { name: 'Orchid', colors: ['#da22ff', '#9733ee'] },
  { name: 'Iris', colors: ['#7f7fd5', '#91eae4'] },
  { name: 'Twilight', colors: ['#0f0c29', '#302b63'] },
  { name: 'Galaxy', colors: ['#1a2a6c', '#b21f1f'] },
  { name: 'Denim', colors: ['#4b6cb7', '#182848'] },
  { name: 'Arctic', colors: ['#e0eafc', '#cfdef3'] },
  { name: 'Lagoon', colors: ['#43c6ac', '#191654'] },
  { name: 'Turquoise', colors: ['#136a8a', '#267871'] },
  { name: 'Emerald', colors: ['#348f50', '#56b4d3'] },
  { name: 'Moss', colors: ['#3d7e3f', '#a8c686'] },
  { name: 'Olive', colors: ['#7b8b3a', '#d7d88f'] },
  { name: 'Pistachio', colors: ['#dce35b', '#45b649'] },
  { name: 'Lemon', colors: ['#fff6b7', '#f6d242'] },
  { name: 'Amber', colors: ['#ff8008', '#ffc837'] },
  { name: 'Terracotta', colors: ['#a8502f', '#e2a76f'] },
  { name: 'Coffee', colors: ['#3e2723', '#8d6e63'] },
  { name: 'Cream', colors: ['#fffbf2', '#f3e3c8'] },
  { name: 'Silver', colors: ['#bdc3c7', '#2c3e50'] },
  { name: 'Carbon', colors: ['#0b0c10', '#45525f'] },
  { name: 'Cotton candy', colors: ['#fbd3e9', '#bb377d'] },
  { name: 'Aurora', colors: ['#00c9a7', '#845ec2'] },
  { name: 'Sunrise', colors: ['#f3904f', '#3b4371'] },
  { name: 'Skyline', colors: ['#1488cc', '#2b32b2'] },
];
