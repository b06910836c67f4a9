import { quizHeadlines } from '@reelwright/wizards/machine';
import { HeadlineStep } from '../../wizard/headline/headline-step.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';

/** What the quiz is called, and what stands above its answers. */
export function QuizTitleStep() {
  const { keyword = '', info } = useWizard().data;
  return (
    <HeadlineStep
      headlines={quizHeadlines({ topic: keyword, count: info.questions?.length ?? 1 })}
    />
  );
}
