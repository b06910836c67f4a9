import { TextInput } from '@mantine/core';
import {
  askForComment,
  commentOf,
  defaultTrophy,
  describeWinner,
  type Feature,
  inSentence,
  isNamed,
  type Product,
  winnerOf,
} from '@reelwright/wizards/comparison';
import { MediaSlot } from '../../wizard/media-slot/media-slot.tsx';
import shared from '../../wizard/step-form.module.css';
import classes from './comparison.module.css';
import { TrophyChoice } from './trophy-choice.tsx';

/** Where the focus goes when a comment is missing. */
export const commentId = ({ slug = '' }: Product): string => `comment-${slug}`;

interface FeatureFormProps {
  readonly feature: Feature & { readonly id: string };
  readonly products: readonly Product[];
  readonly keyword: string;
  readonly isChecked: boolean;
  readonly onChange: (update: (feature: Feature) => Feature, mergeKey?: string) => void;
}

/** One check: what it means, what is said of each product, and which one is better. */
export function FeatureForm({ feature, products, keyword, isChecked, onChange }: FeatureFormProps) {
  const name = feature.text?.trim() ?? '';
  const winner = winnerOf(feature, products);
  const comment = (product: Product, part: object, mergeKey?: string) =>
    onChange((now) => {
      const { slug = '' } = product;
      return { ...now, [slug]: { ...commentOf(now, product), ...part } };
    }, mergeKey);
  return (
    <div className={shared.form}>
      <TextInput
        label={`What does “${name}” mean? (optional)`}
        maxLength={200}
        placeholder={`What counts when it comes to ${inSentence(name)}`}
        value={feature.description?.text ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onChange(
            (now) => ({ ...now, description: { ...now.description, text } }),
            `description ${feature.id}`,
          );
        }}
      />
      <fieldset className={classes.products}>
        <legend className={shared.legend}>
          {name} of each product <span className={shared.quiet}>(mark the better one)</span>
        </legend>
        {products.map((product) => {
          const written = commentOf(feature, product);
          const called = product.text?.trim() ?? '';
          return (
            <div key={product.slug} className={classes.product}>
              <label className={classes.better}>
                <input
                  type="radio"
                  name={`better-${feature.id}`}
                  checked={winner?.slug === product.slug}
                  onChange={() =>
                    onChange((now) => ({
                      ...now,
                      winner: {
                        trophy: now.winner?.trophy ?? defaultTrophy,
                        name: called,
                        slug: product.slug,
                        text: describeWinner(called, name),
                      },
                    }))
                  }
                />
                {called} is better
              </label>
              <div className={classes.comment}>
                <TextInput
                  id={commentId(product)}
                  className={shared.grow ?? ''}
                  label={`${name} of ${called}`}
                  withAsterisk
                  aria-required
                  maxLength={160}
                  placeholder={askForComment(product, feature)}
                  value={written.text ?? ''}
                  error={
                    isChecked && !isNamed(written) ? `Please fill ${name} of ${called}` : undefined
                  }
                  onChange={(event) =>
                    comment(
                      product,
                      { text: event.currentTarget.value },
                      `comment ${feature.id} ${product.slug}`,
                    )
                  }
                />
                <MediaSlot
                  isSmall
                  label={`Picture of ${name} of ${called}`}
                  media={written.media}
                  keyword={called || keyword}
                  onChange={(media) => comment(product, { media })}
                />
              </div>
            </div>
          );
        })}
      </fieldset>
      {winner && (
        <>
          <TextInput
            label="Winner announcement"
            withAsterisk
            aria-required
            maxLength={160}
            value={feature.winner?.text ?? ''}
            placeholder={describeWinner(winner.text ?? '', name)}
            onChange={(event) => {
              const text = event.currentTarget.value;
              onChange(
                (now) => ({ ...now, winner: { ...now.winner, text } }),
                `winner ${feature.id}`,
              );
            }}
          />
          <TrophyChoice
            value={
              typeof feature.winner?.trophy === 'string' ? feature.winner.trophy : defaultTrophy
            }
            onChange={(trophy) =>
              onChange((now) => ({ ...now, winner: { ...now.winner, trophy } }))
            }
          />
        </>
      )}
    </div>
  );
}
