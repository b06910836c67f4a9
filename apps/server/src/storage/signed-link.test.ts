import { describe, expect, it } from 'vitest';
import { signLink, type UncheckedLink, verifyLink } from './signed-link.ts';
import { newStorageKey } from './storage-key.ts';

const secret = 'a secret of decent length';
const key = newStorageKey('renders', 'mp4');
const expiresAtSeconds = 2_000_000_000;
const nowSeconds = expiresAtSeconds - 60;

function signed(downloadName?: string): UncheckedLink & { signature: string; expires: string } {
  const link = { key, expiresAtSeconds, ...(downloadName === undefined ? {} : { downloadName }) };
  const url = new URL(signLink(link, secret), 'http://a.test');
  const { expires = '', signature = '', download } = Object.fromEntries(url.searchParams);
  return { key, expires, signature, download };
}

describe('a signed link', () => {
  it('comes back as it was signed', () => {
    const link = { key, expiresAtSeconds };
    expect(verifyLink(signed(), secret, nowSeconds)).toEqual(link);
    expect(verifyLink(signed('a "b".mp4'), secret, nowSeconds)).toEqual({
      ...link,
      downloadName: 'a "b".mp4',
    });
  });

  it('is over at the second it names', () => {
    expect(() => verifyLink(signed(), secret, expiresAtSeconds - 1)).not.toThrow();
    expect(() => verifyLink(signed(), secret, expiresAtSeconds)).toThrow('no longer valid');
  });

  const link = signed('film.mp4');
  const { download: _download, ...withoutName } = link;
  const { signature: _signature, ...withoutSignature } = link;
  it.each<[string, UncheckedLink]>([
    ['another key', { ...link, key: newStorageKey('renders', 'mp4') }],
    ['no key', { ...link, key: '' }],
    ['a later end', { ...link, expires: String(expiresAtSeconds + 1) }],
    ['the same end in other words', { ...link, expires: `0${expiresAtSeconds}` }],
    ['the same end as a fraction', { ...link, expires: `${expiresAtSeconds}.0` }],
    ['an endless end', { ...link, expires: 'Infinity' }],
    ['no end', { key, signature: link.signature }],
    ['another name', { ...link, download: 'virus.exe' }],
    ['an empty name', { ...link, download: '' }],
    ['no name', withoutName],
    ['an added name', { ...signed(), download: 'film.mp4' }],
    ['no signature', withoutSignature],
    ['an empty signature', { ...link, signature: '' }],
    ['a short signature', { ...link, signature: link.signature.slice(0, -1) }],
    ['a padded signature', { ...link, signature: `${link.signature}=` }],
    [
      'a changed signature',
      { ...link, signature: link.signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) },
    ],
    ['a signature in another script', { ...link, signature: 'ž'.repeat(43) }],
  ])('is refused with %s', (_what, changed) => {
    expect(() => verifyLink(changed, secret, nowSeconds)).toThrow(
      expect.objectContaining({ code: 'link-expired' }),
    );
  });

  it('is refused under another secret', () => {
    expect(() => verifyLink(link, `${secret}!`, nowSeconds)).toThrow('no longer valid');
  });

  it('is never made with a secret one could guess', () => {
    expect(() => signLink({ key, expiresAtSeconds }, 'short')).toThrow(TypeError);
  });
});
