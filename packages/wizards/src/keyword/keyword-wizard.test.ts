import { describe, expect, it } from 'vitest';
import { articleWizard } from '../article/article-wizard.ts';
import { nextIndex } from '../machine/step-place.ts';
import { article } from '../testing/tea-article.ts';
import { keywordWizard } from './keyword-wizard.ts';

const [importStep] = articleWizard.steps;

describe('the way through the Keyword wizard', () => {
  const after = (type: 'search' | 'paste' | 'link') => {
    const data = article('', { type });
    return keywordWizard.steps[nextIndex(keywordWizard, data, 0)]?.id;
  };

  it('leads past the articles where the text is brought along', () => {
    expect(after('search')).toBe('article');
    expect(after('paste')).toBe('content');
    expect(after('link')).toBe('content');
  });

  it('asks for an address only where there is a link', () => {
    const ids = (type: 'search' | 'link') =>
      keywordWizard.steps[0]?.fields?.(article('', { type })).map(({ id }) => id);
    expect(ids('search')).not.toContain('info.link');
    expect(ids('link')).toContain('info.link');
    expect(importStep?.fields?.(article('', { type: 'paste' }))).toHaveLength(2);
  });

  it('needs no article where somebody pastes one', () => {
    const step = keywordWizard.steps[1];
    expect(step?.check?.(article('', { type: 'paste' }))).toBeUndefined();
    expect(step?.check?.(article('', { url: 'https://a.example/' }))).toBeUndefined();
  });
});
