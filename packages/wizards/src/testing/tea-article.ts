/** Articles about tea, as tests bring them. */
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { withParas, withSentences } from '../article/article-paras.ts';

export function article(body: string, info: Partial<ProjectData['info']> = {}): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'tea',
    info: { type: 'paste', title: 'All about tea', body, ...info },
  };
}
export const made = (data: ProjectData) => withSentences(withParas(data));
export const textsOf = ({ info }: ProjectData) => info.sentences?.map(({ text }) => text);
export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p>Tea number ${at + 1} is good.</p>`).join('');
export const three = '<p>One is here. Two is here.</p><p>Three is here.</p>';
