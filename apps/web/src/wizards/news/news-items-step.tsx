import type { NewsStory } from '@reelwright/contract';
import { addItem, canAddItem, moveItem, type RepeatGroup, removeItem } from '@reelwright/forms';
import {
  blankNewsItem,
  hasRoomFor,
  isEmptyNews,
  itemsIn,
  itemsWith,
  itemsWithoutHeadline,
  type NewsItem,
  newsLimits,
  newsTabTitle,
  newsWords,
  type PlacedNews,
  withItems,
  withNewsItem,
} from '@reelwright/wizards/news';
import { useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { ItemTabs } from '../../wizard/item-tabs/item-tabs.tsx';
import shared from '../../wizard/step-form.module.css';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { headlineId, NewsForm } from './news-form.tsx';
import { NewsletterImport } from './newsletter-import.tsx';
import { OwnFeeds } from './own-feeds.tsx';
import { StoryList } from './story-list.tsx';
import { useExtract } from './use-extract.ts';

type Group = RepeatGroup<NewsItem & { readonly id: string }>;

/** The items of the bulletin, one tab each, and below them stories to pick from. */
export function NewsItemsStep() {
  const { data, change, show, tab } = useWizard();
  const items = itemsIn(data).map((item, at) => ({ ...item, id: item.id ?? `news-${at + 1}` }));
  const [wanted, setWanted] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const extract = useExtract();
  const selected = Math.max(0, Math.min(wanted, items.length - 1));
  const current = items[selected];
  const group: Group = { items, selected };
  useEffect(() => show(current?.id), [show, current?.id]);
  useEffect(() => {
    if (items.length >= newsLimits.min) return;
    change('Add items', (now) => withItems(now, padded(itemsIn(now))));
  });

  const take = (label: string, next: Group) => {
    change(label, (now) => withItems(now, next.items));
    setWanted(next.selected);
  };
  const pick = (story: NewsStory) => {
    const empty = items.findIndex(isEmptyNews);
    const id = items[empty]?.id ?? newId();
    const item = { ...blankNewsItem(id), ...fromStory(story), id };
    take(
      'Add a story',
      empty < 0
        ? addItem(newsLimits, group, item)
        : { items: items.with(empty, item), selected: empty },
    );
    void extract(id, story.link);
  };
  /** Only these: what was written since stays. */
  const bringBack = (gone: readonly PlacedNews[]) => {
    if (hasRoomFor(itemsIn(tab.view.get().saving.data), gone)) {
      change('Bring item back', (now) => withItems(now, itemsWith(itemsIn(now), gone)));
      setWanted(gone[0]?.at ?? 0);
    } else toast.error(newsWords.noRoom);
  };
  const remove = () => {
    const name = current?.text?.trim() || `item ${selected + 1}`;
    const after =
      items.length <= newsLimits.min
        ? { items: items.with(selected, blankNewsItem(newId())), selected }
        : removeItem(newsLimits, group, selected);
    take('Remove item', after);
    if (!current || isEmptyNews(current)) return;
    toast.info(`Removed “${name}”`, { undo: () => bringBack([{ item: current, at: selected }]) });
  };

  useStepMoves({
    next: () => {
      const all = itemsIn(tab.view.get().saving.data);
      if (!all.some(({ text }) => text?.trim())) {
        setChecked(true);
        setWanted(itemsWithoutHeadline(all)[0]?.at ?? 0);
        callAttention(headlineId);
        // The step says itself what it lacks.
        return 'done';
      }
      const dropped = itemsWithoutHeadline(all);
      if (dropped.length > 0) {
        toast.info(newsWords.dropped(dropped.length), { undo: () => bringBack(dropped) });
      }
      return 'done';
    },
  });
  return (
    <div className={shared.step}>
      <ItemTabs
        label="News items"
        items={items.map((item, index) => ({
          id: item.id,
          title: newsTabTitle(item, index),
          ...(item.text?.trim()
            ? { name: item.text.trim() }
            : { label: `${index + 1}. item without a headline` }),
          isBroken: isChecked && !item.text?.trim() && !isEmptyNews(item),
          isBusy: item.parsing === true,
        }))}
        selected={selected}
        onSelect={setWanted}
        onMove={(from, to) => take('Move item', moveItem(group, from, to))}
        add={{
          label: 'Add',
          isDisabled: !canAddItem(newsLimits, items.length),
          onAdd: () => take('Add item', addItem(newsLimits, group, blankNewsItem(newId()))),
        }}
      >
        {current && (
          <NewsForm
            key={current.id}
            item={current}
            number={selected + 1}
            isHeadlineMissing={isChecked && !current.text?.trim()}
            onChange={(update, key) =>
              change('Change item', (now) => withNewsItem(now, current.id, update), key)
            }
            onExtract={(link, replaces) => void extract(current.id, link, { replaces })}
            onRemove={remove}
            onMove={(by) => take('Move item', moveItem(group, selected, selected + by))}
            canMove={{ back: selected > 0, on: selected < items.length - 1 }}
          />
        )}
      </ItemTabs>
      <StoryList
        keyword={data.keyword?.trim() ?? ''}
        used={items.map(({ link }) => link ?? '')}
        isFull={!canAddItem(newsLimits, items.length) && !items.some(isEmptyNews)}
        onPick={pick}
      />
      <OwnFeeds />
      <NewsletterImport onDone={() => setWanted(0)} />
    </div>
  );
}

function fromStory({ title, link, image, source, date }: NewsStory): Partial<NewsItem> {
  return {
    text: title,
    link,
    site: source,
    ...(image && { image }),
    ...(date && { date: date.slice(0, 10) }),
  };
}

function padded(items: readonly NewsItem[]): readonly NewsItem[] {
  const missing = Math.max(0, newsLimits.min - items.length);
  return [...items, ...Array.from({ length: missing }, () => blankNewsItem(newId()))];
}
