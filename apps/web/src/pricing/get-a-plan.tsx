import type { ReactNode } from 'react';
import { brand } from '../brand/brand.ts';
import classes from './get-a-plan.module.css';

interface Answer {
  readonly question: string;
  readonly answer: ReactNode;
}

const byHand = (isMember: boolean): readonly Answer[] => [
  {
    question: 'How do I get a plan?',
    answer: (
      <>
        {isMember ? '' : 'Sign up for a free account, then '}
        <a href="/support?subject=change+plan">{isMember ? 'Write' : 'write'} to us</a> with the
        plan you want. The people who run this {brand.name} will tell you the price and how to pay,
        and switch your account over. It works as soon as they do.
      </>
    ),
  },
];

const onThePage: readonly Answer[] = [
  {
    question: 'How do I pay?',
    answer:
      'By card, on Stripe’s own page. We never see your card. Your plan starts a few seconds after you pay.',
  },
  {
    question: 'Can I have my money back?',
    answer: (
      <>
        Yes, within 30 days: <a href="/support?subject=money+back">write to us</a>.
      </>
    ),
  },
];

const always: readonly Answer[] = [
  {
    question: 'What happens when a plan ends?',
    answer:
      'Your account continues on the free plan. Nothing is deleted: projects, files and finished videos stay where they are, and a new plan unlocks everything again.',
  },
  {
    question: 'Where are my invoices?',
    answer: 'Open Billing settings in your account to download all of them as one PDF.',
  },
];

const leaving = (takesPayments: boolean): Answer => ({
  question: 'Can I change or leave?',
  answer: takesPayments ? (
    <>
      Any time, in your account: a change costs the difference, and if you cancel, you keep the plan
      until the end of what you paid for. To close your account,{' '}
      <a href="/support?subject=close+account">write to us</a>.
    </>
  ) : (
    <>
      Any time: write to us to <a href="/support?subject=change+plan">change your plan</a> or to{' '}
      <a href="/support?subject=close+account">close your account</a>.
    </>
  ),
});

interface GetAPlanProps {
  /** Whether plans can be paid here; otherwise people ask for them. */
  readonly takesPayments: boolean;
  readonly isMember: boolean;
}

export function GetAPlan({ takesPayments, isMember }: GetAPlanProps) {
  const answers = [
    ...(takesPayments ? onThePage : byHand(isMember)),
    ...always,
    leaving(takesPayments),
  ];
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
