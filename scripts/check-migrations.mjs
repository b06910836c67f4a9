/** Fails when the schema was changed without a new migration: generates into a copy and compares. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, repository } from './setup/paths.mjs';
import { runCommand } from './setup/run-command.mjs';

const migrations = join(repository, 'apps/server/migrations');
const sqlFiles = (folder) => readdirSync(folder).filter((name) => name.endsWith('.sql'));
mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(join(cacheFolder, 'migrations-'));
try {
  const copy = join(folder, 'migrations');
  cpSync(migrations, copy, { recursive: true });
  const config = join(folder, 'drizzle.config.ts');
  const settings = {
    dialect: 'postgresql',
    schema: './apps/server/src/db/schema/index.ts',
    out: `./${relative(repository, copy)}`,
    casing: 'snake_case',
  };
  writeFileSync(config, `export default ${JSON.stringify(settings)};\n`);
  const drizzleKit = join(repository, 'node_modules/drizzle-kit/bin.cjs');
  const { code, output } = await runCommand(
    process.execPath,
    [drizzleKit, 'generate', '--config', config],
    {
      cwd: repository,
    },
  );
  const added = sqlFiles(copy).filter((name) => !sqlFiles(migrations).includes(name));
  if (code !== 0 || added.length > 0) {
    process.stderr.write(
      `The schema differs from the migrations. Please run: npm run db:generate -- --name what-changed\n${output}\n`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
