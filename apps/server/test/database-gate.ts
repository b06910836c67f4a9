import { expect } from 'vitest';
import type { TestDatabase } from './test-database.ts';

/** Any number that nothing else locks in a test's own database. */
const lockId = 20_260;

/**
 * Stops whoever is about to make a certain change in the database, until they are killed. A test that
 * kills at the right moment needs no luck then, however busy the machine is.
 */
export interface DatabaseGate {
  /** From now on, whoever comes to this place waits there. */
  close(place: string): Promise<void>;
  /** Resolves once somebody waits. */
  reached(): Promise<void>;
  /** Lets everybody through, and ends the connections that the killed left waiting. */
  open(): Promise<void>;
  /** To be called at the end. */
  remove(): void;
}

/** @param places for each place the `before … on …` of a trigger, and when it concerns us */
export async function buildDatabaseGate(
  { pool }: TestDatabase,
  places: Readonly<Record<string, { readonly before: string; readonly when: string }>>,
): Promise<DatabaseGate> {
  const owner = await pool.connect();
  await owner.query(`select pg_advisory_lock(${lockId})`);
  await owner.query('create table closed_gates (place text)');
  for (const [place, { before, when }] of Object.entries(places)) {
    await owner.query(
      `create function wait_at_${place}() returns trigger language plpgsql as $$ begin
         if exists (select 1 from closed_gates where place = '${place}') and (${when}) then
           perform pg_advisory_xact_lock_shared(${lockId});
         end if;
         return new;
       end $$;
       create trigger wait_at_${place} before ${before} for each row execute function wait_at_${place}()`,
    );
  }
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${lockId}
    and not granted and database = (select oid from pg_database where datname = current_database())`;
  return {
    close: async (place) => {
      await pool.query('insert into closed_gates values ($1)', [place]);
    },
    reached: () =>
      expect
        .poll(async () => (await pool.query(waiting)).rowCount, { timeout: 100_000, interval: 50 })
        .toBeGreaterThan(0),
    open: async () => {
      await pool.query('delete from closed_gates');
      await pool.query(`select pg_terminate_backend(pid) from (${waiting}) as left_behind`);
    },
    remove: () => owner.release(true),
  };
}
