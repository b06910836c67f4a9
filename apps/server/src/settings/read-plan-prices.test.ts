import { expect, it } from 'vitest';
import { readPlanPrices } from './read-plan-prices.ts';

it('reads a table of prices, with the price of the service where one is named', () => {
  expect(readPlanPrices('pro month 29 usd, Business year 990.50 USD price_1Abc,')).toEqual([
    { plan: 'pro', every: 'month', amountCents: 2900, currency: 'USD', priceId: undefined },
    {
      plan: 'business',
      every: 'year',
      amountCents: 99_050,
      currency: 'USD',
      priceId: 'price_1Abc',
    },
  ]);
});

it.each([
  ['', 'names no price'],
  ['pro month 29', 'should look like'],
  ['free month 29 USD', 'should look like'],
  ['pro week 29 USD', 'should look like'],
  ['pro month 0 USD', 'should look like'],
  ['pro month 29.999 USD', 'should look like'],
  ['pro month 29.50 JPY', 'should look like'],
  ['pro month 29 KWD', 'should look like'],
  ['pro month 29 USD prod_1', 'should look like'],
  ['pro month 29 USD, pro month 30 USD', 'two prices for pro by the month'],
  ['pro month 29 USD, pro year 290 EUR', 'more than one currency'],
])('says what is wrong with %j', (text, problem) => {
  expect(readPlanPrices(text)).toMatchObject({ problem: expect.stringContaining(problem) });
});
