import classes from './get-a-plan.module.css';

const ANSWERS = [
  {
    question: 'How do I get a plan?',
    answer: (
      <>
        Sign up for a free account, then <a href="/support?subject=change+plan">write to us</a> with
        the plan you want. The people who run this Reelwright tell you the price and how to pay, and
        switch your account over. It works the moment they do.
      </>
    ),
  },
  {
    question: 'What happens when a plan ends?',
    answer:
      'Your account goes on as a free one. Nothing is deleted: projects, files and finished videos stay where they are, and a new plan opens everything again.',
  },
  {
    question: 'Where are my invoices?',
    answer: 'In Billing settings of your account: one PDF with a page for each.',
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
        {ANSWERS.map(({ question, answer }) => (
          <div key={question}>
            <dt className={classes.question}>{question}</dt>
            <dd className={classes.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
