import { expect, it } from 'vitest';
import { capitalize, titleCase, withAbbreviations } from './capitals.ts';

it('makes the first letter a capital', () => {
  expect(['fade in up', 'éclair', '7 up', ''].map(capitalize)).toEqual([
    'Fade in up',
    'Éclair',
    '7 up',
    '',
  ]);
});

it.each([
  ['espresso machine', 'Espresso Machine'],
  ["the world's best (and worst) e-bikes", "The World's Best (And Worst) E-Bikes"],
  ['an offer for my bakery Kneadful in leeds', 'An Offer for My Bakery Kneadful in Leeds'],
  ['the cat: a guide to what cats live on', 'The Cat: A Guide to What Cats Live On'],
  ['10 facts, 3rd part', '10 Facts, 3rd Part'],
  ['an iPhone', 'An IPhone'],
])('%s is %s as a title', (text, title) => expect(titleCase(text)).toBe(title));

it.each([
  ['best vpn for smart tvs', 'best VPN for smart TVs'],
  ['led strip lights', 'LED strip lights'],
  ['a king who led his people', 'a king who led his people'],
  ['3d printer, usb and ai tools', '3D printer, USB and AI tools'],
  ['my iphone', 'my iPhone'],
  ['api.example.com', 'api.example.com'],
])('%s is written %s', (text, written) => expect(withAbbreviations(text)).toBe(written));
