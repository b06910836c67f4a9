import { SectionHeading } from './section-heading.tsx';
import { AnswerSketch, EditSketch, WatchSketch } from './step-sketches.tsx';
import classes from './three-steps.module.css';

const steps = [
  {
    title: 'Answer',
    words: 'Pick a kind of video and fill in a short form. Suggestions help when you’re stuck.',
    sketch: <AnswerSketch />,
  },
  {
    title: 'Adjust',
    words:
      'Swap a picture, reword a line, choose a voice, a theme and music. The preview keeps up.',
    sketch: <EditSketch />,
  },
  {
    title: 'Publish',
    words: 'Download the MP4, embed it on your own page, or send it to YouTube.',
    sketch: <WatchSketch />,
  },
];

export function ThreeSteps() {
  return (
    <section className={classes.section} id="how" aria-labelledby="how-title">
      <SectionHeading id="how-title" title="Three steps, and you’re the director" />
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={classes.step}>
            <div className={classes.sketch}>{step.sketch}</div>
            <h3 className={classes.title}>
              <span className={classes.number}>{index + 1}</span>
              {step.title}
            </h3>
            <p className={classes.words}>{step.words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
