import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutLine } from './cut-line.ts';
import { signUpVerified } from './people.ts';
import { expectSaved, loadProject, makeProject } from './project-tools.ts';
import { writeSpokenLines } from './spoken-lines.ts';
import { expect, expectAccessible, test } from './test.ts';
import { next } from './wizard-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelwright-voice-'));

// The line is cut on purpose.
test.use({ allowRefusals: true, permissions: ['microphone'] });

const idea = '5 small habits for a better morning';
const fact = 'Choose it before you open your mail.';
const answers = {
  keyword: 'morning',
  maxIndex: 8,
  info: {
    idea: { id: 'idea', text: idea },
    size: 1,
    unit: 'habit',
    items: [{ id: 'one', text: 'One thing for today', trivia: [{ id: 'fact', text: fact }] }],
  },
};

interface Saved {
  readonly info: {
    readonly items: readonly {
      readonly trivia: readonly { readonly audio?: Record<string, unknown> }[];
    }[];
  };
}

test('lines are recorded one after the other although the connection breaks, then found in an upload', async ({
  page,
}) => {
  await signUpVerified(page, 'voice');
  const id = await makeProject(page, 'Mornings', [], answers, 'listicle-video');
  await page.goto(`/members.html?pid=${id}#/listicle-video/voice`);
  await page.getByRole('button', { name: /^Mic recording/ }).click();
  const record = page.getByRole('button', { name: 'Record 5 sentences' });
  await expect(record).toBeVisible();
  // Silence ends the sentence, whose server is out of reach: nothing goes on until the line is back.
  const mendLine = await cutLine(page);
  await record.click();
  await expect(page.getByText('This sentence is not saved yet.')).toBeVisible();
  await expect(page.getByText('Recording sentence #1 out of 5')).toBeVisible();
  await expectAccessible(page);
  // The next one waits for a click then, however slowly this test looks at it.
  await page.getByRole('checkbox', { name: 'Auto-save' }).uncheck();
  await mendLine();
  await expect(page.getByText('Recording sentence #2 out of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Record 4 sentences' })).toBeVisible();

  await page.getByRole('button', { name: 'Want to use other instead?' }).click();
  await page.getByRole('button', { name: /^Upload MP3/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload MP3' }).click();
  await (await chooser).setFiles(writeSpokenLines(join(folder, 'Mornings.mp3'), 0.5));
  const sync = page.getByRole('button', { name: 'Transcribe Audio and Sync' });
  await sync.click();
  await expect(page.getByText('Only english language audio transcriptions')).toBeVisible();
  await page.getByRole('checkbox', { name: 'My audio is in English' }).check();
  await sync.click();
  await expect(page.getByRole('button', { name: 'Redo transcription?' })).toBeVisible({
    // A recogniser listens: on a busy machine that takes longer than anything else here.
    timeout: 150_000,
  });
  // A sentence that is not in the sound is pointed at.
  const line = (words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words });
  await expect(line(fact)).not.toContainText('Please listen to this line.');
  await expect(line(/\?/).first()).toContainText('Please listen to this line.');
  await expectAccessible(page);
  await expectSaved(page);
  const saved: Saved = JSON.parse((await loadProject(page, id)).data_json);
  const audio = saved.info.items[0]?.trivia[0]?.audio;
  expect(audio?.startTime).toBeGreaterThan(2);
  expect(audio?.words).toContainEqual(expect.objectContaining({ text: 'mail' }));
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'How should it look?' })).toBeVisible();
});
