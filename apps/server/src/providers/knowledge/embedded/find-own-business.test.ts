import { expect, it } from 'vitest';
import { createKnowledge } from '../create-knowledge.ts';

const asking = { signal: new AbortController().signal, asker: 'test' };
const knowledge = createKnowledge();
const businessOf = async (keyword: string) => {
  const found = await knowledge.business?.(keyword, asking);
  return found && [found.kind, found.name, found.place];
};

it.each([
  ['my bakery Kneadful in Leeds', ['bakery', 'Kneadful', 'Leeds']],
  ['Kneadful bakery Leeds', ['bakery', 'Kneadful', 'Leeds']],
  ['kneadful bakery leeds', ['bakery', 'Kneadful', 'Leeds']],
  ['My Bakery Kneadful', ['bakery', 'Kneadful', undefined]],
  ['my sourdough bakery "Kneadful", Leeds', ['sourdough bakery', 'Kneadful', 'Leeds']],
  ['promo video for Anna’s yoga studio', ['yoga studio', 'Anna’s Yoga Studio', undefined]],
  ['our dental practice Smile & Co in Austin', ['dental practice', 'Smile & Co', 'Austin']],
  [
    'our dental practice Smile & Co in Austin, Texas',
    ['dental practice', 'Smile & Co', 'Austin, Texas'],
  ],
  ['I run a bike shop called Spoke & Wheel in Otley', ['bike shop', 'Spoke & Wheel', 'Otley']],
  ['we are a pottery studio named Mud Room', ['pottery studio', 'Mud Room', undefined]],
  ['Luna hair salon, Porto', ['hair salon', 'Luna', 'Porto']],
  ['Blue Door Coffee Shop Chicago', ['coffee shop', 'Blue Door Coffee Shop', 'Chicago']],
  ['a short promo for our gym Iron Works', ['gym', 'Iron Works', undefined]],
  ['advertise my food truck Taco Loco', ['food truck', 'Taco Loco', undefined]],
  ['my restaurant The Olive Branch in Sheffield', ['restaurant', 'The Olive Branch', 'Sheffield']],
  ['my candle shop Wick & Wax', ['candle shop', 'Wick & Wax', undefined]],
  ['Müller Zahnarzt dental clinic Berlin', ['dental clinic', 'Müller Zahnarzt', 'Berlin']],
  ['my bakery', ['bakery', undefined, undefined]],
  ['our new dog grooming salon', ['dog grooming salon', undefined, undefined]],
  ['my bakery in Leeds', ['bakery', undefined, 'Leeds']],
  ['promote my dog walking service', ['dog walking service', undefined, undefined]],
  ['emergency plumber Leeds', ['emergency plumber', undefined, 'Leeds']],
  ['electrician in Leeds 24/7', ['electrician', undefined, 'Leeds']],
  ['handyman services in Austin Texas', ['handyman service', undefined, 'Austin Texas']],
  ['car detailing by Shine Bros, Phoenix', ['car detailing', 'Shine Bros', 'Phoenix']],
  ['lawn mowing business Green Blades', ['lawn mowing business', 'Green Blades', undefined]],
  ['my swim school Little Fish', ['swim school', 'Little Fish', undefined]],
  ['we are a family run hotel called Edelweiss', ['hotel', 'Edelweiss', undefined]],
  ['my Etsy shop with handmade jewelry', ['Etsy shop with handmade jewelry', undefined, undefined]],
])('knows whose business it is: %s', async (keyword, [kind, name, place]) => {
  const found = await businessOf(keyword);
  expect(found).toEqual([kind, name?.replace('’', "'"), place]);
});

it.each([
  'bakery',
  'vegan bakery',
  'Vegan Bakery',
  'Italian restaurant',
  'bakery marketing ideas',
  'my bakery business plan',
  'marketing ideas for my bakery',
  'best coffee shops in Seattle',
  'bakeries in Leeds',
  'how to open a gym',
  'yoga studio ideas',
  'Yoga Studio Ideas',
  'women’s gym',
  'small business accounting',
  'Small Business Accounting',
  'dog friendly cafe',
  'what to see in Rome',
  'my dog',
  'video marketing',
  'houseplants for low light',
  'high school football',
  'things to do in London',
  'Harvard Business School',
  'school lunch ideas',
  'Super Bowl party ideas',
  'Christmas market',
  'spa day at home',
  'coffee shop vs coffee at home',
])('takes no wish for somebody’s business: %s', async (keyword) => {
  expect(await businessOf(keyword)).toBeUndefined();
});

it('tells of what was asked for, and signs it', async () => {
  const found = await knowledge.business?.('bread tips for my bakery Kneadful in Leeds', asking);
  expect(found).toMatchObject({ name: 'Kneadful', place: 'Leeds', trades: ['bread tips'] });
});
