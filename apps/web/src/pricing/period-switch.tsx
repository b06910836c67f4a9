import { type BillingPeriod, billingPeriods } from '@reelwright/plans';
import { periodWords } from '../prices/format-price.ts';
import classes from './period-switch.module.css';

interface PeriodSwitchProps {
  readonly every: BillingPeriod;
  /** What paying yearly saves, in percent. */
  readonly saving: number | undefined;
  readonly onChange: (every: BillingPeriod) => void;
}

/** Monthly or yearly prices. */
export function PeriodSwitch({ every, saving, onChange }: PeriodSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>How often do you want to pay?</legend>
      {billingPeriods.map((period) => (
        <label key={period} className={classes.choice} data-chosen={period === every || undefined}>
          <input
            type="radio"
            name="every"
            className={classes.input}
            checked={period === every}
            onChange={() => onChange(period)}
          />
          {periodWords[period].title}
          {period === 'year' && saving && <span className={classes.saving}>Save {saving}%</span>}
        </label>
      ))}
    </fieldset>
  );
}
