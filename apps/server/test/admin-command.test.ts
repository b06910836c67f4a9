import { expect, it } from 'vitest';
import { installedDataDir } from './installed-data-dir.ts';
import { runCommand } from './run-command.ts';
import { startProduct } from './test-product.ts';

const admin = (dataDir: string, ...args: string[]) =>
  runCommand('admin', args, { DATA_DIR: dataDir });

it('serves the operator while the product runs and when it does not', async () => {
  const dataDir = await installedDataDir();
  const product = await startProduct({ DATA_DIR: dataDir });
  const reply = await fetch(`${product.address}/api/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', password: 'a good password' }),
  });
  expect(reply.status).toBe(200);
  expect(await admin(dataDir, 'plan', 'ann@example.com', 'pro')).toEqual({
    code: 0,
    output: 'ann@example.com is now on: Pro. Before: Free.',
  });
  expect(await product.stop()).toBe(0);

  const shown = await admin(dataDir, 'user', 'ann@example.com');
  expect(shown.output).toContain('Plan      Pro');
  const wrong = await admin(dataDir, 'plan', 'ann@example.com', 'gold');
  expect(wrong.code).toBe(78);
  expect(wrong.output).toMatch(
    /^There is no plan "gold"\. There are: free, pro, business\.\nUsage/,
  );
}, 120_000);
