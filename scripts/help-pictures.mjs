// The pictures of the help pages and the README, taken anew from a running product:
//   node scripts/help-pictures.mjs http://localhost:4100 /usr/bin/chromium
// An account is made there. Look at the pictures before they are committed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';

const [address = 'http://localhost:4100', executablePath] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'help-pictures-'));
const helpFolder = 'apps/web/public/help-pictures';
const readmeFolder = 'docs/pictures';
const filledInMs = 180_000;

/** Each kind of film with what is typed, and the steps that are shown, by the names of their pictures. */
const films = [
  {
    route: 'listicle-video',
    keyword: 'coffee',
    steps: {
      Ideas: 'top-10-ideas',
      Items: 'top-10-items',
      Media: 'top-10-media',
      Theme: 'top-10-theme',
      Publish: 'top-10-publish',
    },
  },
  { route: 'quiz-video', keyword: 'planets', steps: { Questions: 'quiz-questions' } },
  {
    route: 'comparison-video',
    keyword: 'tea or coffee',
    steps: { Products: 'comparison-products', Details: 'comparison-details' },
  },
  { route: 'affiliate-video', keyword: 'yoga', steps: { Solution: 'affiliate-solution' } },
];

const browser = await chromium.launch(executablePath ? { executablePath } : {});
const context = await browser.newContext({
  viewport: { width: 1440, height: 855 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
const page = await context.newPage();

async function signUp() {
  await page.goto(`${address}/members.html?view=signup`);
  await page.getByRole('textbox', { name: 'Email' }).fill(`ann.${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('a password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
}

const taken = (name) => join(folder, `${name}.png`);
const take = async (name) => {
  await page.mouse.move(720, 840);
  await page.waitForLoadState('networkidle');
  // Small films are drawn one after the other.
  await page.waitForTimeout(9000);
  await page.screenshot({ path: taken(name) });
};

async function openFilm(route, keyword) {
  await page.goto('about:blank');
  await page.goto(`${address}/members.html#/${route}?keyword=${encodeURIComponent(keyword)}`);
  await page.getByText('Everything is filled in').waitFor({ timeout: filledInMs });
}

const openStep = (title) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(title) })
    .first();

function toWebp(name) {
  const out = join(helpFolder, `${name}.webp`);
  const size = ['-vf', 'scale=960:570'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', taken(name), ...size, '-quality', '82', out]);
}

/** What the README begins with: a word, its film, and what can be changed, two seconds each. */
function toFilm(names) {
  const inputs = names.flatMap((name) => ['-loop', '1', '-t', '2', '-i', taken(name)]);
  const joined = `${names.map((_, at) => `[${at}]scale=960:570,fps=1[v${at}];`).join('')}${names
    .map((_, at) => `[v${at}]`)
    .join('')}concat=n=${names.length}`;
  const look = ['-c:v', 'libwebp_anim', '-quality', '80', '-loop', '0'];
  const out = join(readmeFolder, 'wizard.webp');
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, '-filter_complex', joined, ...look, out]);
}

await page.setViewportSize({ width: 1440, height: 620 });
await page.goto(`${address}/`);
await page.waitForTimeout(4000);
await page.screenshot({ path: join(readmeFolder, 'front-page.png') });
await page.setViewportSize({ width: 1440, height: 855 });
await page.getByRole('textbox').first().fill('coffee');
await take('word');
await signUp();
for (const { route, keyword, steps } of films) {
  await openFilm(route, keyword);
  await take(`film-${route}`);
  for (const [title, name] of Object.entries(steps)) {
    await openStep(title).click();
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    await take(name);
    toWebp(name);
  }
}
toFilm(['word', 'film-listicle-video', 'top-10-items', 'top-10-theme', 'top-10-publish']);
await browser.close();
