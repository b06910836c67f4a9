import type { NewsExtract } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import { bulletsIn, itemsIn, type NewsItem, withNewsItem } from '@reelwright/wizards/news';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';
import { extractStory } from './news-calls.ts';

/** Takes headline, bullets and the rest of a story from its page. What somebody wrote stays, unless it is to be replaced. */
export function useExtract() {
  const { data, change } = useWizard();
  const pages = useRef(new Map<string, AbortController>());
  // One undo takes a story back, and never to the moment in which its page was being read.
  const mark = (id: string, parsing: boolean) =>
    change(
      'Take the story',
      (now) => withNewsItem(now, id, (item) => ({ ...item, parsing })),
      `story ${id}`,
    );
  const latest = useRef(mark);
  useLayoutEffect(() => {
    latest.current = mark;
  });
  useEffect(() => {
    const { current } = pages;
    return () => {
      for (const [id, page] of current) {
        page.abort();
        latest.current(id, false);
      }
    };
  }, []);

  return async (id: string, link: string, { replaces = false } = {}): Promise<void> => {
    pages.current.get(id)?.abort();
    const page = new AbortController();
    pages.current.set(id, page);
    mark(id, true);
    try {
      const found = await extractStory(link, data.keyword ?? '', page.signal);
      change(
        'Take the story',
        (now) =>
          withNewsItem(now, id, (item) =>
            // Somebody may have typed another address meanwhile.
            item.link === link
              ? withExtract(item, withoutRepeats(found, now, id), replaces)
              : { ...item, parsing: false },
          ),
        `story ${id}`,
      );
    } catch (error) {
      if (page.signal.aborted || isAbort(error)) return;
      mark(id, false);
      toast.error(errorMessage(error));
    } finally {
      if (pages.current.get(id) === page) pages.current.delete(id);
    }
  };
}

/** Pages of one site may begin alike: what another item tells is not heard twice. */
function withoutRepeats(found: NewsExtract, data: ProjectData, id: string): NewsExtract {
  const others = itemsIn(data).filter((item) => item.id !== id);
  const heard = new Set(others.flatMap(bulletsIn).map(({ text }) => text));
  return { ...found, extract: found.extract.filter((text) => !heard.has(text)) };
}

function withExtract(item: NewsItem, found: NewsExtract, replaces: boolean): NewsItem {
  const { title, extract, image, site, date, location } = found;
  const hasBullets = bulletsIn(item).some(({ text }) => text?.trim());
  const takesBullets = extract.length > 0 && (replaces || !hasBullets);
  return {
    ...item,
    parsing: false,
    // Of one's own sentences nobody is warned.
    ...(takesBullets && { extracted: true }),
    ...(!item.text?.trim() && { text: title }),
    ...(takesBullets && {
      bullets: extract.map((text) => ({ id: newId(), text, hasMedia: true })),
    }),
    ...(image && { image }),
    ...(site && { site }),
    ...(!item.date?.trim() && date && { date }),
    ...(!item.location?.trim() && location && { location }),
  };
}
