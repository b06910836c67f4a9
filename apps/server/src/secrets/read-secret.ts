import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/schema/index.ts';

type SecretName = 'link-signing' | 'codes' | 'captcha' | 'lead-webhooks';

/** A secret of this installation, made on first need; all processes get the same one. */
export async function readSecret(db: Database, name: SecretName): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret "${name}" could not be made.`);
  return row.value;
}
