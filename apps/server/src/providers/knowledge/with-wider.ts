/** What nobody knows exactly is told of what it is one of, under that name: "70s movies" become a film about movies. */
import type { Asking, Knowledge, WiderTopic } from './knowledge-port.ts';

export function withWider(known: Knowledge): Knowledge {
  const wider = async <Answer>(
    keyword: string,
    asking: Asking,
    ask: (keyword: string, instead?: WiderTopic) => Promise<Answer>,
    isKnown: (answer: Answer) => boolean,
  ) => {
    const answer = await ask(keyword);
    const instead = isKnown(answer) ? undefined : await known.wider?.(keyword, asking);
    return instead === undefined ? answer : ask(instead.name, instead);
  };
  const isAny = (list: readonly unknown[]) => list.length > 0;
  return {
    ...known,
    ideas: (keyword, asking) =>
      wider(
        keyword,
        asking,
        async (name, instead) => {
          const ideas = await known.ideas(name, asking);
          // A list of just what was asked for needs no other.
          return instead?.narrowed ? [instead.narrowed] : ideas;
        },
        isAny,
      ),
    quizQuestions: (keyword, asking) =>
      wider(keyword, asking, (name) => known.quizQuestions(name, asking), isAny),
    async topic(keyword, asking) {
      const asked = await known.topic(keyword, asking);
      if (asked.topic) return asked;
      const { topic } = await wider(
        keyword,
        asking,
        (name) => known.topic(name, asking),
        ({ topic }) => topic !== undefined,
      );
      return { ...asked, ...(topic && { topic }) };
    },
    async understand(keyword: string, asking: Asking, film) {
      const meaning = await known.understand(keyword, asking, film);
      if (meaning.kind === 'known' || meaning.kind === 'which') return meaning;
      // Neither is made of anything wider: two things are compared, and a product is sold by its own name.
      if (film === 'comparison' || film === 'affiliate') return meaning;
      const told = await known.wider?.(keyword, asking);
      if (told === undefined) return meaning;
      const { name, leftOut, narrowed } = told;
      if (narrowed && film === 'listicle') return { kind: 'known', title: narrowed.text };
      return { ...meaning, kind: 'wider', told: name, ...(leftOut && { leftOut }) };
    },
  };
}
