import { affiliateIdeas } from '@reelwright/wizards/affiliate';
import { IconPlus } from '@tabler/icons-react';
import type { FormModel } from '../../form/use-form.ts';
import { Icon } from '../../theme/icon.tsx';
import shared from '../../wizard/step-form.module.css';
import { useWizard } from '../../wizard/wizard-model.ts';
import classes from './affiliate.module.css';

/** More would be a list to read instead of a choice. */
const maxIdeas = 6;

/** Sentences made of what was told before; a click takes one into its field. */
export function Ideas({ form }: { readonly form: FormModel }) {
  const { data, step } = useWizard();
  const groups = affiliateIdeas(data, step.id).flatMap(({ field: id, title, ideas }) => {
    const field = form.fields.find((one) => one.id === id);
    if (!field) return [];
    const value = form.values[id];
    const rows = Array.isArray(value) ? (value as readonly string[]).filter(Boolean) : undefined;
    const used = new Set(rows ?? [value]);
    const left = ideas.filter((idea) => !used.has(idea)).slice(0, maxIdeas);
    const isFull = rows !== undefined && field.kind === 'list' && rows.length >= (field.max ?? 5);
    return left.length > 0 && !isFull ? [{ id, title, left, rows }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <section className={classes.ideas} aria-labelledby="copy-ideas">
      <h3 id="copy-ideas" className={shared.subtitle}>
        Ideas
      </h3>
      {groups.map(({ id, title, left, rows }) => (
        <div key={id} className={classes.group}>
          <p className={shared.quiet}>{title}</p>
          <ul className={classes.list}>
            {left.map((idea) => (
              <li key={idea}>
                <button
                  type="button"
                  className={classes.idea}
                  onClick={() => form.set(id, rows ? [...rows, idea] : idea)}
                >
                  <Icon shape={IconPlus} sizePx={16} />
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
