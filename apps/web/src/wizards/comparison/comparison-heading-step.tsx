import { comparisonHeadlines, isNamed } from '@reelwright/wizards/comparison';
import { HeadlineStep } from '../../wizard/headline/headline-step.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';

/** What the video is called, and how its winner is announced. */
export function ComparisonHeadingStep() {
  const { keyword = '', info } = useWizard().data;
  const { products = [], features = [] } = info;
  const headlines = comparisonHeadlines({
    topic: keyword,
    names: products.filter(isNamed).map(({ text = '' }) => text),
    checks: features.filter(isNamed).length,
  });
  return <HeadlineStep headlines={headlines} />;
}
