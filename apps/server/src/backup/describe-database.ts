import type pg from 'pg';
import { type Manifest, unsavedTables } from './backup-format.ts';

/** What there is to save, read from the database itself so that no new table can be forgotten. */
export async function describeDatabase(
  client: pg.ClientBase,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const columns = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_name order by table_name`,
  );
  const references = await client.query<{ from: string; to: string }>(
    `select child.relname as from, parent.relname as to from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const sequences = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  const saved = columns.rows.filter(({ table }) => !unsavedTables.includes(table));
  const order = orderByReference(
    saved.map(({ table }) => table),
    references.rows,
  );
  return {
    migrations: migrations.rows[0]?.count ?? 0,
    tables: order.map((name) => ({
      name,
      columns: saved.find(({ table }) => table === name)?.columns ?? [],
    })),
    sequences: sequences.rows,
  };
}

/** Referred-to tables first. */
function orderByReference(
  tables: readonly string[],
  references: readonly { from: string; to: string }[],
): string[] {
  const ordered: string[] = [];
  const visit = (table: string, path: readonly string[]): void => {
    if (ordered.includes(table)) return;
    if (path.includes(table)) {
      throw new Error(`Tables refer to each other in a circle: ${[...path, table].join(' → ')}.`);
    }
    for (const { from, to } of references) {
      if (from === table && tables.includes(to)) visit(to, [...path, table]);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered;
}
