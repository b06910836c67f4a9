// Copies of projects in other languages, with a model on this machine that answers as the documentation of real ones says.
import { randomUUID } from 'node:crypto';
import { type ProjectData, readProjectData } from '@reelwright/movie';
import { withFilm } from '@reelwright/wizards/machine';
import { quizWizard } from '@reelwright/wizards/quiz';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { DocumentShelf } from '../src/features/projects/document-shelf.ts';
import { translateProject } from '../src/features/translation/translate-project.ts';
import { latestTranslation } from '../src/features/translation/translation-repository.ts';
import { startTestServer } from '../src/guarded-fetch/testing/start-test-server.ts';
import { modelOf } from '../src/providers/knowledge/create-knowledge.ts';
import { createTestDatabase } from './test-database.ts';
import { movie, noLimits, openMember, slide, textItem } from './test-projects.ts';
import { createTestServer } from './test-server.ts';

type Answer = (texts: readonly string[], keep?: readonly string[]) => readonly string[];
const inGerman: Answer = (texts) => texts.map((text) => `${text} (de)`);
let answer: Answer | number = inGerman;
let asked: { texts: readonly string[]; language: string; keep?: readonly string[] }[] = [];
beforeEach(() => {
  answer = inGerman;
  asked = [];
});

const model = await startTestServer(
  async (request, response) => {
    const { messages } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const question = JSON.parse(messages[1].content);
    asked.push(question);
    if (typeof answer === 'number') {
      response.writeHead(answer).end('{}');
      return;
    }
    const content = JSON.stringify({ texts: answer(question.texts, question.keep) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  },
  { host: '127.0.0.1' },
);
const KNOWLEDGE_MODEL_ADDRESS = new URL(model.url('/')).origin;
const found = modelOf({
  KNOWLEDGE_MODEL_ADDRESS,
  KNOWLEDGE_MODEL_KEY: undefined,
  KNOWLEDGE_MODEL: 'tiny',
  KNOWLEDGE_MODEL_SECONDS: 5,
});
if (!found) throw new Error('There is no model to ask.');
const ask = found;
const database = await createTestDatabase();
const app = await createTestServer({
  database,
  rateLimits: noLimits,
  settings: { KNOWLEDGE_MODEL_ADDRESS },
});
afterAll(async () => {
  await app.close();
  await database.close();
  await model.close();
});

const { signal } = new AbortController();

/** More than is asked for at once. */
const facts = Array.from({ length: 25 }, (_, at) => ({ text: `A fact about planet ${at}` }));

const quiz = { ...quizWizard.sampleAnswers(), fact_list: facts };

async function memberWithQuiz() {
  const member = await openMember(app, database);
  const { id } = await member.save({
    data_json: JSON.stringify(withFilm(quizWizard, quiz).data),
    title: 'Planets',
    category: 'quiz-video',
  });
  const translate = (language: string) =>
    member.post('/api/user/projects/translate', { id, language });
  const status = async () =>
    (await member.get('/api/user/projects/translation', { id })).json().translation;
  const work = async () => {
    const row = await latestTranslation(database.db, member.id, id);
    await translateProject({ db: database.db, ask }, row?.id ?? randomUUID(), signal);
  };
  const open = async (copy: number): Promise<ProjectData> =>
    readProjectData(JSON.parse((await member.load(copy)).data_json)).data;
  return { ...member, projectId: id as number, translate, status, work, open };
}

it('makes a copy in another language, named after it, and leaves the project as it was', async () => {
  const member = await memberWithQuiz();
  const before = (await member.load(member.projectId)).data_json;
  expect((await member.translate('de')).json()).toMatchObject({ state: 'waiting', percent: 0 });
  await member.work();
  const done = await member.status();
  expect(done).toMatchObject({ state: 'done', title: 'Planets (German)', unchanged: [] });
  const copy = await member.open(done.copy_id);
  expect(copy.language).toBe('de');
  expect(copy.info.questions?.[0]?.text).toMatch(/ \(de\)$/);
  const slides = JSON.stringify(copy.frames);
  expect(slides).toContain('Frage 1 von 3');
  expect(slides).not.toContain('Question 1 of 3');
  expect(asked[0]?.language).toBe('German');
  expect((await member.load(member.projectId)).data_json).toBe(before);
});

it('goes on where a worker ended, and makes one copy however often it is done', async () => {
  const member = await memberWithQuiz();
  await member.translate('de');
  answer = (texts) => {
    answer = 503;
    return inGerman(texts);
  };
  await expect(member.work()).rejects.toThrow();
  expect(await member.status()).toMatchObject({ state: 'running', copy_id: null });
  const [first] = asked;
  answer = inGerman;
  asked = [];
  await member.work();
  await member.work();
  const again = asked.flatMap(({ texts }) => texts);
  expect(again.filter((text) => first?.texts.includes(text))).toEqual([]);
  expect((await member.status()).state).toBe('done');
  expect((await member.list()).results).toHaveLength(2);
});

it('asks once more for what lost a number, then leaves it and names it', async () => {
  const member = await memberWithQuiz();
  const project = await member.open(member.projectId);
  const text = 'Over 42 moons';
  const info = { ...project.info, hook: { text } };
  await member.save({
    id: member.projectId,
    revision: (await member.load(member.projectId)).revision,
    data_json: JSON.stringify({ ...project, info }),
  });
  answer = (texts) => texts.map((one) => (one === text ? 'Viele Monde' : one));
  await member.translate('de');
  await member.work();
  expect(asked.filter(({ texts }) => texts.includes(text))).toHaveLength(2);
  expect(asked.find(({ keep }) => keep)?.keep).toEqual(['42']);
  const done = await member.status();
  expect(done.unchanged).toEqual([text]);
  expect((await member.open(done.copy_id)).info.hook?.text).toBe(text);
});

it('makes nothing after it was given up', async () => {
  const member = await memberWithQuiz();
  const { id } = (await member.translate('ar')).json();
  await member.post('/api/user/projects/translate/cancel', { translation: id });
  await member.work();
  expect(await member.status()).toBeNull();
  expect((await member.list()).results).toHaveLength(1);
});

it('is refused for projects of others, for unknown languages and for a third at once', async () => {
  const [member, other] = [await memberWithQuiz(), await memberWithQuiz()];
  const body = { id: member.projectId, language: 'de' };
  expect((await other.post('/api/user/projects/translate', body)).statusCode).toBe(404);
  expect((await member.translate('xx')).statusCode).toBe(400);
  await member.translate('de');
  await member.translate('fr');
  expect((await member.translate('es')).statusCode).toBe(429);
});

it('begins two of a dozen that are asked for at one moment, and only they cost questions', async () => {
  const member = await memberWithQuiz();
  const replies = await Promise.all(Array.from({ length: 12 }, () => member.translate('fr')));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  const packed = (await latestTranslation(database.db, member.id, member.projectId))?.document;
  const questions = new DocumentShelf(0).questionsToTranslate(packed ?? Buffer.of());
  const { rows } = await database.pool.query('select points from rate_limits where key = $1', [
    `knowledge-model:member-${member.id}`,
  ]);
  expect(rows).toEqual([{ points: 2 * questions }]);
});

it('says at once that a film has more text than a day has questions, and takes none of them', async () => {
  const member = await memberWithQuiz();
  const slides = Array.from({ length: 120 }, (_, at) =>
    slide(`s${at}`, textItem(`i${at}`, `${at} ${'many words '.repeat(130)}`)),
  );
  const { id } = await member.save({ data_json: JSON.stringify(movie(slides)) });
  const reply = await member.post('/api/user/projects/translate', { id, language: 'de' });
  expect(reply.statusCode).toBe(413);
  expect(reply.json().error).toMatch(/takes 1\d\d questions .* gets 100 a day/);
  expect((await member.translate('de')).statusCode).toBe(200);
});

it('tells what helps where no model is set up', async () => {
  const plain = await createTestServer({ database, rateLimits: noLimits });
  const member = await openMember(plain, database);
  const { id } = await member.save({ data_json: JSON.stringify(quizWizard.sampleAnswers()) });
  const reply = await member.post('/api/user/projects/translate', { id, language: 'de' });
  expect(reply.statusCode).toBe(503);
  expect(reply.json().error).toContain('KNOWLEDGE_MODEL_ADDRESS');
  await plain.close();
});
