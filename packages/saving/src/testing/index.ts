// A simulation of tabs and networks, for the tests of every server that projects are saved to.
export { checkSaving } from './check-saving.ts';
export type { SaveServer } from './save-server.ts';
