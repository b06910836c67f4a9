import { expect, it } from 'vitest';
import { growthOf, maxGrowth } from '../../../../test/processor-ms.ts';
import { readMail } from './read-mail.ts';

const head = 'From: Club <club@example.com>\r\nSubject: News\r\n';
const story = `The café opens at seven from Monday on. ${'Everybody is welcome there. '.repeat(5)}`;
const read = (mail: string) => readMail(Buffer.from(mail, 'latin1'), 'letter.eml');

it('takes the words of a newsletter, and nothing that runs or loads', () => {
  const reading = read(
    `${head}Content-Type: text/html\r\n\r\n<style>p{}</style><script>alert(1)</script><h2>New <img src=x onerror=alert(2)>hours</h2><p onclick="alert(3)"><a href="javascript:alert(4)">We</a> open at seven. ${'Come and see us there. '.repeat(8)}</p><iframe src="https://a.example"></iframe><form><input value="Mail"></form>`,
  );
  const body = 'article' in reading ? reading.article.body : '';
  expect(body).toMatch(/^<h2>New hours<\/h2><p>We open at seven\./);
  expect(body).not.toMatch(/alert|script|onclick|onerror|iframe|style|<a|<img|<input/i);
});

it('finds the text in parts of parts, and leaves attachments alone', () => {
  const inner = `Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${story}\r\n--b--`;
  const attached = 'Content-Type: text/html\r\nContent-Disposition: attachment\r\n\r\n<p>No.</p>';
  const reading = read(
    `${head}Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n${attached}\r\n--a\r\n${inner}\r\n--a--`,
  );
  expect(reading).toMatchObject({ article: { title: 'News', author: 'Club' } });
});

it.each([
  [
    'parts in parts in parts',
    (size: number) =>
      Array.from(
        { length: 1250 * size },
        (_, at) => `Content-Type: multipart/mixed; boundary="${at}"\r\n\r\n--${at}\r\n`,
      ).join(''),
  ],
  [
    'the same parts again and again',
    (size: number) =>
      'Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n'.repeat(5_000 * size),
  ],
  ['a sender without an end', (size: number) => `From: ${'<'.repeat(200_000 * size)}\r\n\r\n`],
  ['headers without an end', (size: number) => 'X-More: yes\r\n '.repeat(50_000 * size)],
  [
    'coded words without an end',
    (size: number) => `Subject: ${'=?utf-8?Q?'.repeat(30_000 * size)}\r\n\r\n`,
  ],
  [
    'soft line breaks without an end',
    (size: number) =>
      `Content-Transfer-Encoding: quoted-printable\r\n\r\n${'= '.repeat(60_000 * size)}`,
  ],
])('takes time that grows with a mail with %s', (_, mailOf) => {
  const mails = { 1: head + mailOf(1), 4: head + mailOf(4) };
  expect(growthOf((size) => read(mails[size]))).toBeLessThan(maxGrowth);
});
