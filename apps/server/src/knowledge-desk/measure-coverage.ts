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
  readonly withFacts: number;
  readonly quiz: QuizCoverage;
  readonly hasComparison: boolean;
  readonly hasOffer: boolean;
  /** Whether the film it is typed for can be drafted, about the keyword itself. */
  readonly isOnTopic: boolean;
}

/** A keyword and the wizard that it is typed into. */
interface AskedKeyword {
  readonly keyword: string;
  readonly wizard?: string | undefined;
}

interface QuizCoverage {
  /** Its own: three questions or more about the keyword; shared: filled up with its like, and its title says so. */
  readonly kind: 'own' | 'shared' | 'none';
  readonly own: number;
  readonly all: number;
}

const fewestNames = 5;
const fewestOwn = 3;
/** What a quiz wants. */
const fewestShared = 5;

export async function measureCoverage(
  { keyword, wizard = 'listicle' }: AskedKeyword,
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
  const quiz = quizCoverage(await knowledge.quizQuestions(keyword, ask));
  const hasComparison = (await knowledge.comparison(keyword, ask)).comparison !== undefined;
  const offer = await knowledge.offer(keyword, ask);
  const hasOffer = offer !== undefined && offer.told === undefined;
  const hasList = names.length >= fewestNames;
  const drafted: Readonly<Record<string, boolean>> = {
    listicle: hasList,
    quiz: quiz.kind !== 'none',
    comparison: hasComparison,
    affiliate: hasOffer || hasList,
  };
  return {
    keyword,
    understood: [meaning.kind, ...offered].join(' '),
    idea: first?.text ?? '',
    names: names.length,
    withFacts: facts.filter((sentences) => sentences.length > 0).length,
    quiz,
    hasComparison,
    hasOffer,
    isOnTopic: drafted[wizard] ?? hasList,
  };
}

function quizCoverage(questions: readonly ReadyQuestion[]): QuizCoverage {
  const own = questions.filter(({ about }) => about === undefined).length;
  const all = questions.length;
  const isShared = own > 0 && all >= fewestShared;
  return { kind: own >= fewestOwn ? 'own' : isShared ? 'shared' : 'none', own, all };
}

/** One keyword a line; after a bar the wizard it is typed into, after another a note of whoever made the list. */
export function keywordsOf(text: string): readonly AskedKeyword[] {
  return text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([keyword = '', wizard]) => ({ keyword, wizard }))
    .filter(({ keyword }) => keyword !== '' && !keyword.startsWith('#'));
}

export function coverageTable(rows: readonly Coverage[]): string {
  const lines = rows.map(({ keyword, understood, idea, names, withFacts, quiz, ...has }) =>
    [
      keyword.padEnd(36),
      String(names).padStart(5),
      String(withFacts).padStart(5),
      `${quiz.own}/${quiz.all}`.padStart(5),
      quiz.kind.padEnd(6),
      (has.hasComparison ? 'comp' : '').padEnd(4),
      (has.hasOffer ? 'offer' : '').padEnd(5),
      has.isOnTopic ? '  ' : 'NO',
      `  ${idea || '-'}  [${understood}]`,
    ].join(' '),
  );
  const share = (count: number) => `${count} of ${rows.length}`;
  const quizzes = (kind: QuizCoverage['kind']) =>
    rows.filter(({ quiz }) => quiz.kind === kind).length;
  return [
    `${'keyword'.padEnd(36)} names facts  quiz                      title [how it was understood]`,
    ...lines,
    `On the topic, in the film it is typed for: ${share(rows.filter(({ isOnTopic }) => isOnTopic).length)}. ` +
      `With a list: ${share(rows.filter(({ names }) => names >= fewestNames).length)}. ` +
      `With facts: ${share(rows.filter(({ withFacts }) => withFacts >= 4).length)}. ` +
      `Quiz of its own: ${share(quizzes('own'))}, shared and called so: ${share(quizzes('shared'))}, none: ${share(quizzes('none'))}. ` +
      `Comparison: ${share(rows.filter(({ hasComparison }) => hasComparison).length)}. ` +
      `Only a neighbour known: ${share(rows.filter(({ understood }) => understood.startsWith('wider')).length)}. ` +
      `Unknown: ${share(rows.filter(({ understood }) => understood.startsWith('unknown')).length)}.`,
  ].join('\n');
}
