/** `npm run knowledge -- coverage words.txt`: what films of these keywords would be made of. */
import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import type { Asking, Knowledge } from '../providers/knowledge/knowledge-port.ts';

export interface Coverage {
  readonly keyword: string;
  /** Known by its name, one of several, only as a wider topic, or not at all. */
  readonly understood: string;
  /** The first idea for a list, which is the title of its film. */
  readonly idea: string;
  readonly names: number;
  /** Of the first five names, how many have something to tell. */
  readonly told: number;
  readonly quiz: QuizCoverage;
}

interface QuizCoverage {
  /** Its own: three questions or more about the keyword; shared: filled up with its like, and its title says so. */
  readonly kind: 'own' | 'shared' | 'none';
  readonly own: number;
  readonly all: number;
}

const fewestOwn = 3;
/** What a quiz wants. */
const fewestShared = 5;

export async function measureCoverage(
  keyword: string,
  knowledge: Knowledge,
  ask: Asking,
): Promise<Coverage> {
  const meaning = await knowledge.understand(keyword, ask);
  const offered = meaning.kind === 'known' ? '' : meaning.choices.map(({ label }) => label);
  const [first] = await knowledge.ideas(keyword, ask);
  const names = first ? await knowledge.items(first.text, ask) : [];
  const facts = await Promise.all(
    names
      .slice(0, 5)
      .map((term) => knowledge.facts({ term, keyword: first?.text ?? keyword, unit: '' }, ask)),
  );
  return {
    keyword,
    understood: [meaning.kind, ...offered].join(' '),
    idea: first?.text ?? '',
    names: names.length,
    told: facts.filter((sentences) => sentences.length > 0).length,
    quiz: quizCoverage(await knowledge.quizQuestions(keyword, ask)),
  };
}

function quizCoverage(questions: readonly ReadyQuestion[]): QuizCoverage {
  const own = questions.filter(({ about }) => about === undefined).length;
  const all = questions.length;
  const isShared = own > 0 && all >= fewestShared;
  return { kind: own >= fewestOwn ? 'own' : isShared ? 'shared' : 'none', own, all };
}

/** One keyword a line; what stands after a bar is a note of whoever made the list. */
export function keywordsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => (line.split('|')[0] ?? '').trim())
    .filter((keyword) => keyword !== '' && !keyword.startsWith('#'));
}

export function coverageTable(rows: readonly Coverage[]): string {
  const lines = rows.map(({ keyword, understood, idea, names, told, quiz }) =>
    [
      keyword.padEnd(36),
      String(names).padStart(5),
      String(told).padStart(5),
      `${quiz.own}/${quiz.all}`.padStart(5),
      quiz.kind.padEnd(6),
      `  ${idea || '-'}  [${understood}]`,
    ].join(' '),
  );
  const share = (count: number) => `${count} of ${rows.length}`;
  const quizzes = (kind: QuizCoverage['kind']) =>
    rows.filter(({ quiz }) => quiz.kind === kind).length;
  return [
    `${'keyword'.padEnd(36)} names facts  quiz         title [how it was understood]`,
    ...lines,
    `With a list: ${share(rows.filter(({ names }) => names >= 5).length)}. ` +
      `With facts: ${share(rows.filter(({ told }) => told >= 4).length)}. ` +
      `Quiz of its own: ${share(quizzes('own'))}, shared and called so: ${share(quizzes('shared'))}, none: ${share(quizzes('none'))}. ` +
      `Only a neighbour known: ${share(rows.filter(({ understood }) => understood.startsWith('wider')).length)}. ` +
      `Unknown: ${share(rows.filter(({ understood }) => understood.startsWith('unknown')).length)}.`,
  ].join('\n');
}
