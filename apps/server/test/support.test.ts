import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../src/features/admin/run-admin.ts';
import { type AccountsHouse, joinHouse, openAccountsHouse, openBrowser } from './test-accounts.ts';
import { waitFor } from './test-product.ts';

let house: AccountsHouse;
let quietHouse: AccountsHouse;

beforeAll(async () => {
  house = await openAccountsHouse({ SUPPORT_EMAIL: 'help@example.com' });
  quietHouse = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
  await quietHouse.close();
});

const letter = {
  name: 'Ann Other',
  email: 'Ann@Example.com',
  subject: 'change plan',
  message: 'I would like the Pro plan.\n\nThank you <b>very</b> much!',
};
let visitors = 0;
const visitor = (at = house) => openBrowser(at.app, `192.0.2.${++visitors}`);
const messagesOf = async ({ database }: AccountsHouse) =>
  (await database.pool.query('select * from support_messages order by created_at')).rows;

describe('a message to support', () => {
  it('is kept, reaches the operator with the person to answer to, and is confirmed', async () => {
    const reply = await visitor().post('/api/support', letter);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      type: 'msg',
      msg: 'Thank you! Your message has arrived. We’ll answer by email as soon as we can.',
    });
    expect(await messagesOf(house)).toMatchObject([
      { ...letter, email: 'ann@example.com', user_id: null },
    ]);
    await waitFor(
      () =>
        house.mailsTo('help@example.com').length > 0 && house.mailsTo('ann@example.com').length > 0,
      15_000,
    );
    const [mail] = house.mailsTo('help@example.com');
    expect(mail?.subject).toBe('Support: change plan');
    expect(mail?.replyTo).toMatchObject([{ address: 'ann@example.com' }]);
    expect(mail?.text).toContain('I would like the Pro plan.');
    expect(mail?.text).toContain('not signed in');
    expect(mail?.html).toContain('&lt;b&gt;very&lt;/b&gt;');
    const [confirmation] = house.mailsTo('ann@example.com');
    expect(confirmation?.subject).toBe('We got your message');
    // Otherwise our mails could carry anybody's advertisements to anybody.
    expect(confirmation?.text).not.toContain('Pro plan');
    expect(confirmation?.text).not.toContain('Ann');
  });

  it('says which account wrote it', async () => {
    const { browser, id, email } = await joinHouse(house);
    await browser.post('/api/support', { ...letter, email });
    expect((await messagesOf(house)).at(-1)).toMatchObject({ user_id: String(id) });
  });

  it('is kept for the operator to look at when there is nobody to mail it to', async () => {
    const reply = await visitor(quietHouse).post('/api/support', letter);
    expect(reply.statusCode).toBe(200);
    const shown = await runAdmin(['messages'], (work) => work(quietHouse.database.db), new Date());
    expect(shown).toContain('Ann Other <ann@example.com>');
    expect(shown).toContain('    I would like the Pro plan.');
  });

  it('cannot steer the terminal of the operator', async () => {
    await visitor(quietHouse).post('/api/support', {
      ...letter,
      message: 'Look here:\u001b[2J\u0007 gone?',
    });
    const shown = await runAdmin(['messages'], (work) => work(quietHouse.database.db), new Date());
    expect(shown).toContain('Look here: gone?');
  });

  it.each([
    ['no name', { name: '' }, 'Name is required'],
    ['no email', { email: '' }, 'Email is required'],
    ['half an email', { email: 'ann' }, 'Email is not a valid email'],
    ['a subject of spaces', { subject: '   ' }, 'Subject is required'],
    ['hardly any text', { message: 'Hi' }, 'Message is too short (10 chars min)'],
    ['too much text', { message: 'a'.repeat(5001) }, 'Message is too long (5000 chars max)'],
    ['a subject of two lines', { subject: 'a\r\nBcc: all@example.com' }, 'Subject is not valid'],
    ['an endless name', { name: 'a'.repeat(101) }, 'Name is too long (100 chars max)'],
  ])('with %s is refused in the words of the form', async (_, wrong, sentence) => {
    const before = (await messagesOf(house)).length;
    const email = `careless${before}.${visitors}@example.com`;
    const reply = await visitor().post('/api/support', { ...letter, email, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ error: sentence });
    expect(await messagesOf(house)).toHaveLength(before);
  });

  it('asks for a proof that a person writes, once there were several', async () => {
    const browser = visitor();
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) {
      const email = `writer${count}@example.com`;
      const reply = await browser.post('/api/support', { ...letter, email });
      codes.push(reply.headers['x-error-code']?.toString());
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(undefined));
    expect(codes[5]).toBe('captcha-required');
  });

  it('is refused when another website sends it', async () => {
    const reply = await visitor().post('/api/support', letter, { origin: 'https://evil.example' });
    expect(reply.statusCode).toBe(403);
  });
});
