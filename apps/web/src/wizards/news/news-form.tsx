import { Button, TextInput } from '@mantine/core';
import { completeUrl, type Field, type FieldValue, isValidUrl } from '@reelwright/forms';
import { formValuesOf, withFormValue } from '@reelwright/wizards/machine';
import {
  bulletLimits,
  bulletsIn,
  isEmptyNews,
  type NewsItem,
  newsWords,
  withFreshBullets,
} from '@reelwright/wizards/news';
import { IconArrowLeft, IconArrowRight, IconLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { FieldControl } from '../../form/field-control.tsx';
import { Icon } from '../../theme/icon.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { newId } from '../../ui/new-id.ts';
import { MediaSlot } from '../../wizard/media-slot/media-slot.tsx';
import shared from '../../wizard/step-form.module.css';
import classes from './news.module.css';
import { StoryPicture } from './story-picture.tsx';

/** Where the focus goes when a headline is missing, or an address is none. */
export const headlineId = 'news-headline';
const linkId = 'news-link';

const bulletsField: Field = {
  kind: 'list',
  id: 'bullets',
  label: 'Bullets',
  itemName: 'Bullet',
  isLong: true,
  max: bulletLimits.max,
  warnLength: bulletLimits.longLetters,
  warnMessage: newsWords.longBullet,
  placeholder: 'What happened, in a sentence',
};

interface NewsFormProps {
  readonly item: NewsItem & { readonly id: string };
  readonly number: number;
  readonly isHeadlineMissing: boolean;
  readonly onChange: (update: (item: NewsItem) => NewsItem, mergeKey?: string) => void;
  readonly onExtract: (link: string, replaces: boolean) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly canMove: { readonly back: boolean; readonly on: boolean };
}

/** One item of the bulletin: its headline, what is told of it, and what is shown. */
export function NewsForm(props: NewsFormProps) {
  const { item, number, isHeadlineMissing, onChange } = props;
  const [typedRows, setRows] = useState<FieldValue>();
  const [linkProblem, setLinkProblem] = useState<string>();
  const link = item.link ?? '';
  const headline = item.text?.trim() ?? '';
  const plain = { ...item, bullets: [...bulletsIn(item)] };
  const filled = plain.bullets.filter(({ text }) => text?.trim());
  const keptRows = formValuesOf([bulletsField], plain).bullets;
  // Rows are as they were typed, empty ones too, for as long as they hold what is kept: a page or Undo may change that.
  const rows = isSame(filledOf(typedRows), filledOf(keptRows)) ? typedRows : keptRows;
  const text = (key: 'text' | 'location' | 'date', label: string) => ({
    label,
    value: item[key] ?? '',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      onChange((now) => withFreshBullets({ ...now, [key]: value }, now), `${key} ${item.id}`);
    },
  });
  const takeRows = (value: FieldValue) => {
    // The empty row that waits is drawn, not kept.
    setRows(value);
    onChange((now) => {
      const before = { ...now, bullets: [...bulletsIn(now)] };
      const kept = [...filledOf(value)];
      return withFreshBullets(withFormValue(before, bulletsField, kept, newId), before);
    }, `bullets ${item.id}`);
  };
  const extract = async () => {
    const address = completeUrl(link);
    if (!isValidUrl(address)) {
      setLinkProblem(newsWords.notALink);
      callAttention(linkId);
      return;
    }
    const replaces =
      filled.length > 0 &&
      (await confirm({
        title: 'Replace your bullets?',
        message: 'The page’s own sentences replace what you wrote. Undo brings it back.',
        confirmLabel: 'Replace them',
        cancelLabel: 'Keep mine',
      }));
    onChange((now) => ({ ...now, link: address }), `link ${item.id}`);
    props.onExtract(address, replaces);
  };
  return (
    <div className={shared.form}>
      <div className={classes.link} data-field>
        <TextInput
          id={linkId}
          label="Link to the story (optional)"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          placeholder="https://example.com/story"
          leftSection={<Icon shape={IconLink} />}
          error={linkProblem}
          value={link}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setLinkProblem(undefined);
            onChange((now) => ({ ...now, link: value, extracted: false }), `link ${item.id}`);
          }}
        />
        <Button
          variant="light"
          loading={item.parsing === true}
          disabled={link.trim() === ''}
          onClick={() => void extract()}
        >
          Get the story
        </Button>
      </div>
      <div data-field>
        <TextInput
          id={headlineId}
          withAsterisk
          aria-required
          maxLength={200}
          placeholder="The old bakery opens again"
          error={isHeadlineMissing ? newsWords.noHeadline : undefined}
          {...text('text', `Headline of item ${number}`)}
        />
      </div>
      <FieldControl
        field={bulletsField}
        path="bullets"
        value={rows}
        context={{ formId: `news-${item.id}`, problems: noProblems }}
        onChange={takeRows}
        onLeave={() => undefined}
      />
      {headline === '' && !isEmptyNews(item) && !item.parsing && (
        <p className={shared.quiet}>{newsWords.needsHeadline}</p>
      )}
      {headline !== '' && filled.length < bulletLimits.advised && !item.parsing && (
        <p className={shared.quiet}>{newsWords.moreBullets}</p>
      )}
      {item.extracted && filled.length > 0 && (
        <InlineAlert tone="warning">{newsWords.rewrite}</InlineAlert>
      )}
      <div className={classes.pair}>
        <TextInput maxLength={60} placeholder="Lisbon" {...text('location', 'Place (optional)')} />
        <TextInput type="date" {...text('date', 'Date (optional)')} />
      </div>
      <div className={classes.media}>
        <MediaSlot
          label={`Picture of item ${number}`}
          media={item.media}
          keyword={headline}
          onChange={(media) => onChange((now) => ({ ...now, media }))}
        />
        <StoryPicture
          item={item}
          onTake={(media) => onChange((now) => ({ ...now, media: [media] }))}
        />
      </div>
      <div className={shared.actions}>
        <span className={shared.end}>
          <IconButton
            label="Move item back"
            icon={IconArrowLeft}
            disabled={!props.canMove.back}
            onClick={() => props.onMove(-1)}
          />
          <IconButton
            label="Move item on"
            icon={IconArrowRight}
            disabled={!props.canMove.on}
            onClick={() => props.onMove(1)}
          />
          <IconButton
            label={`Remove ${headline || `item ${number}`}`}
            icon={IconTrash}
            color="danger"
            onClick={props.onRemove}
          />
        </span>
      </div>
    </div>
  );
}

function filledOf(rows: FieldValue): readonly string[] {
  return Array.isArray(rows) ? (rows as readonly string[]).filter(Boolean) : [];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, at) => text === others[at]);
}

const noProblems: ReadonlyMap<string, string> = new Map();
