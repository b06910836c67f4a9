import { TextInput } from '@mantine/core';
import { completeUrl, isValidUrl } from '@reelwright/forms';
import { endCardOf, vslWords } from '@reelwright/wizards/vsl';
import { useWizard } from '../../wizard/wizard-model.ts';
import classes from './vsl.module.css';

/** What stands at the end of the film: as the letter asks, until somebody writes it themselves. */
export function EndCardFields() {
  const { data, change, show } = useWizard();
  const { text, link } = endCardOf(data);
  const set = (patch: { readonly text: string } | { readonly link: string }) =>
    change(
      'Change the end card',
      (now) => ({ ...now, cta: { ...now.cta, ...patch } }),
      `end card ${Object.keys(patch).join()}`,
    );
  return (
    <section className={classes.endCard} aria-label="End card" onFocus={() => show('end-card')}>
      <h3 className={classes.guideTitle}>End card</h3>
      <p className={classes.partHint}>{text === '' ? vslWords.noEndCard : vslWords.endCard}</p>
      <div className={classes.endCardFields}>
        <TextInput
          label="Call to action"
          maxLength={80}
          placeholder="Start your free trial"
          value={text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <TextInput
          label="Link (optional)"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          placeholder="https://example.com"
          value={link}
          error={link !== '' && !isValidUrl(completeUrl(link)) ? vslWords.notALink : undefined}
          onChange={(event) => set({ link: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}
