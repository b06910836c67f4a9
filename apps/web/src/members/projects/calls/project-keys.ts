/** Everything kept about projects; what changes one of them makes all of it be asked for again. */
export const projectsKey = ['projects'];

export const listKey = (userId: number | undefined) => [...projectsKey, 'list', userId];
export const searchKey = (userId: number | undefined, typed: string) => [
  ...listKey(userId),
  'found',
  typed,
];
export const statusKey = (ids: readonly number[]) => [...projectsKey, 'status', ids];
