/** What the steps of a sales letter say, in the words of the spec. */
export const vslWords = {
  noBody: 'Sales letter is required',
  tooFewLines: 'Please enter at least 2 lines or more for article body',
  overwrite:
    'It looks like you have already created some slides before. Do you want to overwrite your existing slides?',
  noMedia: 'You have not added any pictures or clips. Every slide will show what we found for it.',
  noVoice: 'You have not added a voice-over. Your sales letter will be silent, with music only.',
  tooShort: 'This slide’s text is too short',
  endCard: 'Your video ends with it. It stays up for as long as it takes to read.',
  noEndCard: 'Your video ends with the last slide of your letter.',
  notALink: 'Please enter a web address, such as https://example.com',
  blank: (words: string) => `Please fill in ${words}, or take it out`,
} as const;
