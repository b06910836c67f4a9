import { call, errorTable } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let received = 0;

const testCalls = {
  greet: call({
    method: 'POST',
    path: '/test/greet/:room',
    summary: 'For a test',
    access: 'anyone',
    pace: 'change',
    params: z.object({ room: z.string().max(20) }),
    body: z.object({
      first_name: z.string().min(2).max(1000),
      email: z.email().optional(),
      age: z.number().min(1).max(120).optional(),
      tags: z.array(z.string().max(10)).max(3).optional(),
      data: z.looseObject({}).optional(),
    }),
    reply: z.object({ greeting: z.string() }),
  }),
  crash: call({
    method: 'POST',
    path: '/test/crash',
    summary: 'For a test',
    access: 'anyone',
    pace: 'change',
    reply: z.object({}),
  }),
} as const;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    calls: testCalls,
    handlers: {
      greet: ({ body }) => {
        received += 1;
        return { greeting: `Hello ${body.first_name}`, secret: 'of the house' };
      },
      crash: () => {
        throw new Error('secret detail at /srv/app/file.ts');
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/test/greet/hall',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('a wrong body gets 400 and one sentence', () => {
  it.each<[string, string | object, string]>([
    ['a list for a text', { first_name: ['a'] }, 'First name must be text'],
    ['an object for a text', { first_name: { toString: 'x' } }, 'First name must be text'],
    ['a number for a text', { first_name: 5 }, 'First name must be text'],
    [
      'a text of 1 MB',
      { first_name: 'a'.repeat(1024 * 1024) },
      'First name is too long (1000 chars max)',
    ],
    ['a missing field', {}, 'First name is required'],
    ['null for a text', { first_name: null }, 'First name must be text'],
    ['a text that is too short', { first_name: 'a' }, 'First name is too short (2 chars min)'],
    ['a wrong mail address', { first_name: 'Ann', email: 'ann' }, 'Email is not a valid email'],
    ['a text for a number', { first_name: 'Ann', age: '12' }, 'Age must be a number'],
    ['a number out of range', { first_name: 'Ann', age: 500 }, 'Age must be at most 120'],
    ['a text for a list', { first_name: 'Ann', tags: 'a' }, 'Tags must be a list'],
    ['a list for the whole body', '[]', 'The request must be an object'],
    ['a text for the whole body', '"hello"', 'The request must be an object'],
    [
      'broken JSON',
      '{"first_name": ',
      "We couldn't read that request because it isn't valid JSON.",
    ],
    [
      'a NUL character',
      '{"first_name": "A\\u0000nn"}',
      'The text contains a character that cannot be stored. Please remove it.',
    ],
    [
      'a NUL character deep inside',
      '{"first_name":"Ann","data":{"a":[{"b":"\\u0000"}]}}',
      'The text contains a character that cannot be stored. Please remove it.',
    ],
    [
      'a NUL character in a key',
      '{"first_name":"Ann","data":{"\\u0000":1}}',
      'The text contains a character that cannot be stored. Please remove it.',
    ],
    [
      'half a surrogate pair',
      '{"first_name": "A\\ud800nn"}',
      'The text contains a character that cannot be stored. Please remove it.',
    ],
    [
      'a __proto__ key',
      '{"first_name":"Ann","__proto__":{"admin":true}}',
      'Unknown field: __proto__',
    ],
    [
      'a __proto__ key deep inside',
      '{"first_name":"Ann","data":{"x":[{"__proto__":{}}]}}',
      'Unknown field: __proto__',
    ],
    [
      'an escaped __proto__ key',
      '{"first_name":"Ann","data":{"\\u005f_proto__":{}}}',
      'Unknown field: __proto__',
    ],
    [
      'a constructor.prototype key',
      '{"first_name":"Ann","data":{"constructor":{"prototype":{}}}}',
      'Unknown field: constructor',
    ],
  ])('%s', async (_, payload, sentence) => {
    const before = received;
    const reply = await post(payload);
    expect(reply.json()).toEqual({ error: sentence });
    expect(reply.statusCode).toBe(400);
    expect(received).toBe(before);
  });

  it('a NUL character in the address', async () => {
    const reply = await app.inject({ method: 'POST', url: '/test/greet/ha%00ll', payload: {} });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('The address contains a character that is not allowed.');
  });
});

describe('other refusals', () => {
  it('a body over the limit', async () => {
    const reply = await post({ first_name: 'a'.repeat(3 * 1024 * 1024) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toEqual({ error: "That's too large to send. The limit is 2 MB." });
  });

  it('a body that is not JSON', async () => {
    const reply = await post('first_name=Ann', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toEqual({ error: errorTable['unsupported-type'].sentence });
  });

  it('a change sent by another website', async () => {
    const before = received;
    const reply = await post({ first_name: 'Ann' }, { origin: 'https://evil.example' });
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['x-error-code']).toBe('foreign-origin');
    expect(received).toBe(before);
  });

  it('an unknown call', async () => {
    const reply = await app.inject({ url: '/api/no/such' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: "We couldn't find what you asked for." });
  });

  it('a broken address', async () => {
    const reply = await app.inject({ url: '/api/%E0%A4%A' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: "We couldn't find what you asked for." });
  });

  it('a crash inside, without a word of what it was', async () => {
    const reply = await app.inject({ method: 'POST', url: '/test/crash', payload: {} });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).toContain(`(Report ${reply.headers['x-request-id']})`);
    expect(reply.body).not.toMatch(/secret|srv|file\.ts|stack/);
  });
});

it('a reply carries only what its call declares', async () => {
  const reply = await post({ first_name: 'Ann' });
  expect(reply.json()).toEqual({ greeting: 'Hello Ann' });
});

it('every reply forbids sniffing, framing and running anything', async () => {
  for (const url of ['/api/user/info', '/api/no/such', '/healthz']) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'same-origin',
    });
  }
});
