/** What nobody knows exactly is told of what it is one of, under that name: "90s movies" become a film about movies. */
import type { Asking, Knowledge } from './knowledge-port.ts';

export function withWider(known: Knowledge): Knowledge {
  const wider = async <Answer>(
    keyword: string,
    ask: (keyword: string) => Promise<Answer>,
    isKnown: (answer: Answer) => boolean,
  ) => {
    const answer = await ask(keyword);
    const instead = isKnown(answer) ? undefined : await known.widerName?.(keyword);
    return instead === undefined ? answer : ask(instead);
  };
  const isAny = (list: readonly unknown[]) => list.length > 0;
  return {
    ...known,
    ideas: (keyword, asking) => wider(keyword, (name) => known.ideas(name, asking), isAny),
    quizQuestions: (keyword, asking) =>
      wider(keyword, (name) => known.quizQuestions(name, asking), isAny),
    async topic(keyword, asking) {
      const asked = await known.topic(keyword, asking);
      if (asked.topic) return asked;
      const { topic } = await wider(
        keyword,
        (name) => known.topic(name, asking),
        ({ topic }) => topic !== undefined,
      );
      return { ...asked, ...(topic && { topic }) };
    },
    async understand(keyword: string, asking: Asking, film) {
      const meaning = await known.understand(keyword, asking, film);
      if (meaning.kind === 'known' || meaning.kind === 'which' || film === 'comparison')
        return meaning;
      const told = await known.widerName?.(keyword);
      return told === undefined ? meaning : { ...meaning, kind: 'wider', told };
    },
  };
}
