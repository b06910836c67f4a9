import { noLooks } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { applyLooks } from './apply-looks.ts';

const page =
  '<head><title>Pricing · Reelwright</title><link rel="icon" type="image/svg+xml" href="/favicon.svg" /></head><body>Reelwright</body>';

it('a page carries the owner’s name, logo and colour, and nothing that they typed becomes HTML', () => {
  const shown = applyLooks(
    page,
    {
      ...noLooks,
      name: "Ann's & Co",
      colour: '#2f6f4f',
      logo: 'data:image/png;base64,AAAA',
      legal: [{ title: 'Terms of use', text: 'Be kind.' }],
    },
    'n0nce',
  );
  expect(shown).toContain('<title>Pricing · Ann&#39;s &amp; Co</title>');
  expect(shown).not.toContain('Reelwright');
  expect(shown).toMatch(/<link rel="icon" href="\/looks\/logo\?[\da-f]{12}" \/>/);
  expect(shown).toContain('<style nonce="n0nce">');
  expect(shown).toContain('--rw-accent-fill:#2f6f4f');
  expect(shown).toContain('/legal/terms-of-use');
  expect(shown).toContain('&quot;welcome&quot;');
});

it('a page of an installation without looks of its own is as it comes', () => {
  const shown = applyLooks(page, noLooks, 'n0nce');
  expect(shown.replace(/<meta name="looks"[^>]*>/, '')).toBe(page);
});
