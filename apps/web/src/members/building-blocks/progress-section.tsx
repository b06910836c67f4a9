import { useEffect, useState } from 'react';
import { describeProgress } from '../../ui/describe-progress.ts';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Section, Specimen } from './section.tsx';

const slides = 12;
const slideMs = 700;

export function ProgressSection() {
  return (
    <Section
      id="progress"
      title="Progress and status"
      intro="A bar alone is a worry. Words say what is going on and how long it takes."
    >
      <Specimen label="Running, waiting, finished">
        <RunningProgress />
        <ProgressWithWords words="Waiting for a free worker" />
        <ProgressWithWords words="Your video is ready" percent={100} />
      </Specimen>
      <Specimen label="Video status" layout="row">
        <StatusBadge status="Unpublished" />
        <StatusBadge status="Queued" />
        <StatusBadge status="Converting" percent={42} />
        <StatusBadge status="Rendered" />
        <StatusBadge status="Failed" />
      </Specimen>
    </Section>
  );
}

function RunningProgress() {
  const [slide, setSlide] = useState(4);
  useEffect(() => {
    const timer = setInterval(() => setSlide((now) => (now % slides) + 1), slideMs);
    return () => clearInterval(timer);
  }, []);
  const words = describeProgress({
    doing: 'Drawing slide',
    done: slide,
    total: slides,
    secondsLeft: (slides - slide) * 2.5,
  });
  return <ProgressWithWords words={words} percent={(100 * slide) / slides} />;
}
