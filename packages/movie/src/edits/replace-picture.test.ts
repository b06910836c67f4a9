import { expect, it } from 'vitest';
import { readProjectData } from '../read-project-data.ts';
import { runEdit } from './edit.ts';
import { countPicture, replacePicture } from './replace-picture.ts';

it('replaces a picture wherever the film has it, and nothing else', () => {
  const picture = (id: string, url: string, more: object = {}) => ({
    id,
    type: 'image',
    url,
    ...more,
  });
  const movie = readProjectData({
    frames: [
      { id: 's', items: [picture('a', '/old.webp', { zoom: 2 }), picture('b', '/other.webp')] },
      {
        id: 't',
        background: { type: 'image', image: '/old.webp' },
        items: [{ id: 'g', type: 'group', children: [picture('c', '/old.webp')] }],
      },
    ],
  }).data;
  expect(countPicture(movie.frames, '/old.webp')).toBe(2);
  const by = { url: '/new.webp', type: 'image' } as const;
  const { data } = runEdit(movie, replacePicture, { url: '/old.webp', by });
  const text = JSON.stringify(data.frames);
  expect(text).not.toContain('/old.webp');
  expect(text.match(/\/new\.webp/g)).toHaveLength(3);
  expect(data.frames[0]?.items[0]).not.toHaveProperty('zoom');
  expect(data.frames[0]?.items[1]).toEqual(movie.frames[0]?.items[1]);
});
