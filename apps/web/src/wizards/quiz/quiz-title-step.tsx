import { quizHeadlines, quizTopic } from '@reelwright/wizards/quiz';
import { HeadlineStep } from '../../wizard/headline/headline-step.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';

/** What the quiz is called, and what stands above its answers. */
export function QuizTitleStep() {
  const { data } = useWizard();
  return (
    <HeadlineStep
      headlines={quizHeadlines({ topic: quizTopic(data), count: data.info.questions?.length ?? 1 })}
    />
  );
}
