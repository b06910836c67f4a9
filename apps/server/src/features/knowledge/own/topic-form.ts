import type { OwnTopic } from '@reelwright/contract';
import type { TopicPack } from '@reelwright/wizards';
import { filled } from './filled.ts';

/** A topic as its form shows it. */
export function topicForForm(topic: TopicPack): OwnTopic {
  const { title, keywords, related, objects = [], place, hooks, closings, lists, quiz } = topic;
  return {
    title,
    otherNames: keywords,
    related,
    objects,
    place,
    hooks,
    closings,
    lists: lists.map(({ items, ...head }) => ({
      ...head,
      // What is looked for by its name follows when it is called otherwise.
      items: items.map((item) => ({
        ...item,
        search: item.search === item.name ? '' : item.search,
      })),
    })),
    questions: quiz.map((question) => ({ ...question, level: 2 })),
  };
}

/** What somebody typed into the form. Whether it makes a film is seen when it is read as text. */
export function topicFromForm(form: OwnTopic): TopicPack {
  const { title, otherNames, related, objects, place, hooks, closings, lists, questions } = form;
  return {
    id: '',
    title,
    keywords: filled(otherNames),
    related: filled(related),
    objects: filled(objects),
    place: place ?? '',
    hooks: filled(hooks),
    closings: filled(closings),
    lists: lists.map(({ items, ...head }) => ({
      ...head,
      items: items
        .filter(({ name, facts }) => name !== '' || filled(facts).length > 0)
        .map(({ name, search, facts, ...shown }) => ({
          ...shown,
          name,
          search: search || name,
          objects: filled(shown.objects),
          facts: filled(facts),
        })),
    })),
    quiz: questions
      .filter(({ question, right }) => question !== '' || right !== '')
      .map(({ level: _level, objects: shown = [], ...question }) => ({
        ...question,
        objects: filled(shown),
      })),
  };
}
