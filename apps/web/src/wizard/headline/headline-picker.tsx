import { Input, TextInput, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { TabSet } from '../../ui/tab-set.tsx';
import classes from './headline-picker.module.css';

interface HeadlinePickerProps {
  readonly value: string;
  /** Ready-made ones, the best first. */
  readonly headlines: readonly string[];
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
}

const manualTab = 'manual';
const readyTab = 'ready';

/** A headline: one of those that are ready, or one's own. */
export function HeadlinePicker({ value, headlines, onChange, error }: HeadlinePickerProps) {
  const isOwn = value.trim() !== '' && !headlines.includes(value);
  const [tab, setTab] = useState(isOwn ? manualTab : readyTab);
  const errorId = useId();
  return (
    <div className={classes.picker}>
      {value.trim() !== '' && (
        <p className={classes.chosen}>
          <span className={classes.quiet}>Your headline:</span> <strong>{value}</strong>
        </p>
      )}
      <TabSet
        label="Headlines"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: readyTab,
            label: 'Ready-made',
            panel: (
              <>
                {error && (
                  <Input.Error id={errorId} className={classes.error}>
                    {error}
                  </Input.Error>
                )}
                <fieldset
                  className={classes.headlines}
                  aria-describedby={error ? errorId : undefined}
                >
                  <VisuallyHidden component="legend">Ready-made headlines</VisuallyHidden>
                  {headlines.map((headline) => (
                    <label key={headline} className={classes.headline}>
                      <input
                        type="radio"
                        name="headline"
                        className={classes.radio}
                        checked={headline === value}
                        onChange={() => onChange(headline)}
                      />
                      {headline}
                    </label>
                  ))}
                </fieldset>
              </>
            ),
          },
          {
            id: manualTab,
            label: 'Manual',
            panel: (
              <TextInput
                label="Your own headline"
                maxLength={200}
                value={value}
                error={error}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
