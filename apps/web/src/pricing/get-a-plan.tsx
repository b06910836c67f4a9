import classes from './get-a-plan.module.css';

const answers = [
  {
    question: 'How do I get a plan?',
    answer: (
      <>
        Sign up for a free account, then <a href="/support?subject=change+plan">write to us</a> with
        the plan you want. The people who run this Reelwright will tell you the price and how to
        pay, and switch your account over. It works as soon as they do.
      </>
    ),
  },
  {
    question: 'What happens when a plan ends?',
    answer:
      'Your account continues on the free plan. Nothing is deleted: projects, files and finished videos stay where they are, and a new plan unlocks everything again.',
  },
  {
    question: 'Where are my invoices?',
    answer: 'Open Billing settings in your account to download all of them as one PDF.',
  },
  {
    question: 'Can I change or leave?',
    answer: (
      <>
        Any time: write to us to <a href="/support?subject=change+plan">change your plan</a> or to{' '}
        <a href="/support?subject=close+account">close your account</a>.
      </>
    ),
  },
];

export function GetAPlan() {
  return (
    <section aria-labelledby="questions" className={classes.section}>
      <h2 id="questions" className={classes.heading}>
        Questions people ask
      </h2>
      <dl className={classes.answers}>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className={classes.question}>{question}</dt>
            <dd className={classes.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
