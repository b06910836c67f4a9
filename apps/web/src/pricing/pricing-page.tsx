import { brand } from '../brand/brand.ts';
import { SitePage } from '../site/site-page.tsx';
import { GetAPlan } from './get-a-plan.tsx';
import { LimitRows } from './limit-rows.tsx';
import { PlanCards } from './plan-cards.tsx';
import classes from './pricing-page.module.css';
import { usePrices } from './use-prices.ts';

export function PricingPage() {
  const prices = usePrices();
  return (
    <SitePage>
      <div className={classes.page}>
        <header className={classes.head}>
          <h1 className={classes.title}>Start free. Grow when you need to.</h1>
          <p className={classes.lead}>
            Every plan includes every kind of video. The paid ones add all themes and voices,
            sharper videos and your own branding. Running {brand.name} on your own machine? Its
            owner has everything, for free.
          </p>
        </header>
        <PlanCards prices={prices} />
        <LimitRows />
        <GetAPlan takesPayments={prices !== undefined} />
      </div>
    </SitePage>
  );
}
