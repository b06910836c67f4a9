import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/read-settings.ts';

/** Keeps texts so that whoever has the database alone cannot read them. */
export interface Sealing {
  seal(text: string, purpose: string): string;
  /** Undefined where another key sealed it, or for another purpose. */
  open(sealed: string, purpose: string): string | undefined;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** The key is `SECRET_KEY`, or a file in the data folder that is made when something is sealed for the first time. */
export function createSealing(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Sealing {
  let key: Buffer | undefined;
  const existingKey = () => (key ??= readKey(settings, false));
  return {
    seal(text, purpose) {
      key ??= readKey(settings, true);
      if (!key) throw new Error('There is no key to seal with.');
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
      return `${version}.${parts.toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [found, text = ''] = sealed.split('.');
      const opener = existingKey();
      const parts = Buffer.from(text, 'base64url');
      if (found !== version || !opener || parts.length < ivBytes + tagBytes) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', opener, parts.subarray(0, ivBytes))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(parts.subarray(ivBytes, ivBytes + tagBytes));
        const opened = decipher.update(parts.subarray(ivBytes + tagBytes));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

function readKey(
  { SECRET_KEY, DATA_DIR }: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>,
  makes: boolean,
): Buffer | undefined {
  const file = join(DATA_DIR, 'secret.key');
  if (!SECRET_KEY && !existsSync(file)) {
    if (!makes) return undefined;
    writeOnce(file, DATA_DIR);
  }
  const secret = SECRET_KEY ?? readFileSync(file, 'utf8').trim();
  return Buffer.from(hkdfSync('sha256', secret, '', 'reelwright sealing', 32));
}

/** Complete or not there at all, and never over one that another process has just made. */
function writeOnce(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
