export const mediaSources = [
  { value: 'all', label: 'All sources', description: '', type: 'image', pro: false },
];

export const computerVoice = {
  Name: 'clara',
  LanguageCode: 'en-US',
  label: 'Clara',
  pro: false,
  aliases: [],
};

/** What the steps of wizards ask the server for, answered as one does that knows a little. */
export const stepCalls = {
  '/api/members/top10-kws': () => ['Top 10 coffee drinks'],
  '/api/members/top10': () => ({ results: ['Mocha', 'Latte'] }),
  '/api/members/quiz': () => ['Which planet is the largest?'],
  '/api/members/keywords': () => ['beans'],
  '/api/members/gpt2': () => [],
  '/api/members/knowledge-options': () => ({ model: false, wikipedia: false }),
  '/api/queries/suggest': () => [],
  '/api/queries/media-sources': () => mediaSources,
  '/api/queries/media-search': () => [],
  '/api/members/tts/voices': () => [computerVoice],
  '/api/members/tts/langs': () => [{ label: 'American English', value: 'en-US' }],
};

export const freeMember = {
  id: 5,
  verified: true,
  access: { paid: false, limits: { maxThemes: 5, maxTtsLines: 35 } },
};
