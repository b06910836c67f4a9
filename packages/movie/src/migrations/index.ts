import type { Migration } from './migration.ts';
import { oneNameEach } from './1-one-name-each.ts';
import { orderIsTheList } from './2-order-is-the-list.ts';

/** All of them, in order: one line each. */
export const migrations: readonly Migration[] = [oneNameEach, orderIsTheList];
