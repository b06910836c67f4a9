import { Item, newTextItem } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { newMediaItem } from '../media/new-media-item.ts';
import { describeItem } from './describe-item.ts';

const item = (type: string, more: object = {}) => Item.parse({ id: type, type, ...more });
const slide = { id: 's', items: [], duration: 8 };
const stage = { width: 1920, height: 1080 };

it.each([
  ['/library/objects/hot-beverage.webp?blur=3', 'Hot beverage'],
  ['/library/objects/icon-phone.webp?ink=ffffff', 'Phone'],
  ['/library/places/city-2.webp?c=112233', 'City'],
  ['/library/grounds/waves.webp?s=wide&a=1', 'Backdrop'],
  ['/library/pictures/place~hot-beverage.croissant~p.city~s.coffee-2.webp', 'Hot beverage'],
  ['/files/2c/photo.webp', 'Picture'],
])('calls the picture %s what it shows', (url, name) => {
  expect(describeItem(item('image', { url }))).toBe(name);
});

it('calls what was chosen by its title, without the ending of a file', () => {
  const media = { url: '/files/2c/a.webp', title: 'a lighthouse at dawn.JPG' };
  expect(describeItem(newMediaItem(media, 'image', slide, stage))).toBe('A lighthouse at dawn');
});

it('calls texts by their words and groups by what is in them', () => {
  const text = { ...newTextItem('t'), text: '<p>Five <b>lighthouses</b></p>' };
  expect(describeItem(text)).toBe('Five lighthouses');
  const photo = item('image', { url: '/library/objects/rocket.webp' });
  expect(describeItem(item('group', { children: [photo] }))).toBe('Group: Rocket');
  expect(describeItem(item('group', { children: [photo, text] }))).toBe('Group: Five lighthouses');
});

it('tells an empty frame from a picture', () => {
  expect(describeItem(item('image'))).toBe('Empty frame');
  const ground = {
    type: 'gradient',
    gradient: 'linear-gradient(90deg, #000 0%, #fff 100%)',
  } as const;
  expect(describeItem(item('image', { bg: ground }))).toBe('Gradient');
  expect(describeItem(item('audio', { url: '/files/a.mp3' }))).toBe('Sound');
});
