import { describe, expect, it } from 'vitest';
import { listViewIn, listViewParams, wholeList } from './list-view.ts';

const read = (query: string) => listViewIn(new URLSearchParams(query));

describe('the view of the list in the address', () => {
  it('comes back as it was put in', () => {
    const view = {
      page: 3,
      search: 'iced & hot',
      category: 'top-10',
      state: 'ready',
      sort: 'name',
      deleted: true,
    } as const;
    expect(read(listViewParams(view).toString())).toEqual(view);
  });

  it('leaves a plain list with a plain address', () => {
    expect(listViewParams(wholeList).toString()).toBe('');
    expect(read('')).toEqual(wholeList);
  });

  it('takes nonsense for the usual', () => {
    expect(read('page=-2&category=toString&state=lost&sort=backwards&deleted=perhaps')).toEqual(
      wholeList,
    );
    expect(read('page=1e99').page).toBe(1);
    expect(read('page=2.5').page).toBe(1);
  });

  it('trims what is searched for', () => {
    expect(read('search=++coffee++').search).toBe('coffee');
  });
});
