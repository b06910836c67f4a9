import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { withTitleOfText } from './article-answers.ts';

const titleOf = (...paragraphs: string[]) => {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('');
  const data = newProjectData();
  return withTitleOfText({ ...data, info: { ...data.info, body } }).info.title ?? '';
};

it('is a short first line that is no sentence, however its language ends one', () => {
  expect(titleOf('Why cats purr', 'They purr when they are calm.')).toBe('Why cats purr');
  expect(titleOf('猫の話', '猫はよく眠ります。')).toBe('猫の話');
  for (const sentence of [
    'Cats purr.',
    '猫はよく眠ります。',
    'هل تنام القطط كثيرا؟',
    'बिल्ली सोती है।',
  ]) {
    expect(titleOf(sentence, 'And so on.')).toBe('');
  }
});
