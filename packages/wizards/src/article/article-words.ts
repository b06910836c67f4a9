/** What the steps of articles say, in the words of the spec. */
export const articleWords = {
  tooFewLines: 'Please enter at least 2 lines or more for article body',
  noBody: 'Article body is required',
  tooFewKept: 'You must add at least 2 lines',
  noArticle: 'Please select an article or paste an Article URL',
  noFile: 'Please choose a file',
  cannotParse: 'Sorry failed to parse article (please copy-paste it by hand)',
  cannotFetch: 'Error fetching this article. Please try selecting a different article',
  noneFound: (keyword: string) => `Sorry, no articles found for keyword ${keyword}`,
  summarized: 'Article successfully summarized.',
  howToRestore: 'Go back and click Next again to restore the whole article.',
  edited: 'You have already edited this text in the next step.',
  undoEdits: 'Edit original article text (undo previous edits)',
  isCut:
    'This text is very long, so only its beginning was taken: about two and a half hours of video. Please paste another part of it if you need that one.',
  showEdited: 'Show me the changed text',
  longLine: 'Long lines don’t look in videos. Please trim it to less than 120 characters.',
  manyParagraphs: (count: number) =>
    `Your article has ${count} paragraphs. About 10 make a good video, and 20 are the most.`,
} as const;
