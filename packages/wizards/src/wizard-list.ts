/** Every wizard there is, in the order people meet them. Adding one is its folder and an entry here. */
import type { Wizard } from './machine/wizard.ts';

export interface WizardEntry {
  /** Its route is '/{id}-video'. */
  readonly id: string;
  /** As people say it: 'Top 10'. */
  readonly title: string;
  /** Its films are made of texts that somebody brings: an address or a file. */
  readonly takesArticle?: true;
  /** Its films are made of sounds that somebody brings. */
  readonly takesSound?: true;
  /** Its films are made of a list that somebody brings. */
  readonly takesItems?: true;
  /** Its steps, rules and film, fetched when somebody needs them. */
  readonly load: () => Promise<Wizard>;
}

export const wizardList: readonly WizardEntry[] = [
  {
    id: 'listicle',
    title: 'Top 10',
    load: async () => (await import('./listicle/listicle-wizard.ts')).listicleWizard,
  },
  {
    id: 'comparison',
    title: 'Comparison',
    load: async () => (await import('./comparison/comparison-wizard.ts')).comparisonWizard,
  },
  {
    id: 'quiz',
    title: 'Quiz',
    load: async () => (await import('./quiz/quiz-wizard.ts')).quizWizard,
  },
  {
    id: 'vsl',
    title: 'Sales letter',
    takesArticle: true,
    load: async () => (await import('./vsl/vsl-wizard.ts')).vslWizard,
  },
  {
    id: 'podcast',
    title: 'Podcast',
    takesSound: true,
    load: async () => (await import('./podcast/podcast-wizard.ts')).podcastWizard,
  },
  {
    id: 'news',
    title: 'News',
    takesArticle: true,
    takesItems: true,
    load: async () => (await import('./news/news-wizard.ts')).newsWizard,
  },
  {
    id: 'affiliate',
    title: 'Affiliate',
    load: async () => (await import('./affiliate/affiliate-wizard.ts')).affiliateWizard,
  },
  {
    id: 'keyword',
    title: 'Keyword',
    takesArticle: true,
    load: async () => (await import('./keyword/keyword-wizard.ts')).keywordWizard,
  },
  {
    id: 'article',
    title: 'Article',
    takesArticle: true,
    load: async () => (await import('./article/article-wizard.ts')).articleWizard,
  },
];

export function wizardCalled(id: string | undefined): WizardEntry | undefined {
  return wizardList.find((one) => one.id === id);
}

export async function loadWizard(id: string): Promise<Wizard> {
  const entry = wizardCalled(id);
  if (!entry) throw new Error(`There is no wizard called ${id}.`);
  return entry.load();
}

/** All of them at once: for tests and programs, not for pages. */
export function loadWizards(list = wizardList): Promise<readonly Wizard[]> {
  return Promise.all(list.map(({ load }) => load()));
}
