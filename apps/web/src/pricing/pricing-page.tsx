import { brand } from '../brand/brand.ts';
import { SitePage } from '../site/site-page.tsx';
import { useSiteVisitor } from '../site/use-site-visitor.ts';
import { GetAPlan } from './get-a-plan.tsx';
import { LimitRows } from './limit-rows.tsx';
import { PlanCards } from './plan-cards.tsx';
import classes from './pricing-page.module.css';
import { usePrices } from './use-prices.ts';

const connections = '/members.html#/settings/connections';
const people = '/members.html#/settings/people';

export function PricingPage() {
  const prices = usePrices();
  const visitor = useSiteVisitor();
  const isOwner = visitor.state === 'member' && visitor.user.access.owner;
  return (
    <SitePage>
      <div className={classes.page}>
        <header className={classes.head}>
          <h1 className={classes.title}>Start free. Grow when you need to.</h1>
          <p className={classes.lead}>
            Every plan includes every kind of video. The paid ones add all themes and voices,
            sharper videos and your own branding.{' '}
            {isOwner
              ? `This ${brand.name} is yours, so you have everything, for free.`
              : `Running ${brand.name} on your own machine? Its owner has everything, for free.`}
          </p>
          {isOwner && prices === null && (
            <p className={classes.lead}>
              Other people see no prices yet. <a href={connections}>Take payments</a>, or{' '}
              <a href={people}>give people plans</a> yourself.
            </p>
          )}
        </header>
        <PlanCards prices={prices} visitor={visitor} />
        <LimitRows />
        <GetAPlan takesPayments={Boolean(prices)} isMember={visitor.state === 'member'} />
      </div>
    </SitePage>
  );
}
