import { expect, it } from 'vitest';
import { signatureHeaders, webhookKey } from './webhook-signature.ts';

it('signs as the example of Standard Webhooks does', () => {
  const headers = signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('has one key for each person and address', () => {
  const keys = [
    webhookKey('secret', { userId: 1, url: 'https://a.example/in' }),
    webhookKey('secret', { userId: 1, url: 'https://b.example/in' }),
    webhookKey('secret', { userId: 2, url: 'https://a.example/in' }),
    webhookKey('another', { userId: 1, url: 'https://a.example/in' }),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
