import { askOverCalls } from '@reelwright/wizards/draft';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** Whom wizards ask: the server. Each answer is kept for as long as the page is open. */
export const screenAsk = askOverCalls({
  ideaKeywords: (input) => request((options) => client.ideaKeywords(input, options)),
  topic: (input) => request((options) => client.topic(input, options)),
  top10: (input) => request((options) => client.top10(input, options)),
  describe: (input) => request((options) => client.describe(input, options)),
  itemHints: (input) => request((options) => client.itemHints(input, options)),
  readyQuestions: (input) => request((options) => client.readyQuestions(input, options)),
  readyComparison: (input) => request((options) => client.readyComparison(input, options)),
  readyOffer: (input) => request((options) => client.readyOffer(input, options)),
  articleSearch: (input) => request((options) => client.articleSearch(input, options)),
  articleFetch: (input) => request((options) => client.articleFetch(input, options)),
  newsStories: (input) => request((options) => client.newsStories(input, options)),
  newsExtract: (input) => request((options) => client.newsExtract(input, options)),
  foundPictures: (input) => request((options) => client.foundPictures(input, options)),
});
