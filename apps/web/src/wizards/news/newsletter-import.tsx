import { Button, Collapse } from '@mantine/core';
import { plainText } from '@reelwright/article';
import { formatCount } from '@reelwright/english';
import {
  itemsIn,
  itemsOfText,
  itemsWithoutNewsletter,
  newsWords,
  withItems,
} from '@reelwright/wizards/news';
import { IconChevronDown, IconChevronUp, IconMail } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import { Icon } from '../../theme/icon.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { fileProblem } from '../../ui/file-problem.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import { toast } from '../../ui/toast.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { articleFileKinds, readFile } from '../article/read-article.ts';
import classes from './news.module.css';

const maxFileBytes = 20_000_000;

/** A newsletter that somebody has already: pasted or as a file, each of its parts becomes an item. */
export function NewsletterImport({ onDone }: { readonly onDone: () => void }) {
  const { data, change, tab } = useWizard();
  const [isOpen, setOpen] = useState(false);
  const [body, setBody] = useState('');
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const bringBack = (kept: Parameters<typeof itemsWithoutNewsletter>[1]) => {
    const items = itemsWithoutNewsletter(itemsIn(tab.view.get().saving.data), kept);
    if (items) change('Bring items back', (now) => withItems(now, items));
    else toast.error(newsWords.noRoom);
  };
  const take = (title: string, html: string) => {
    const items = itemsOfText(title, html);
    if (items.length === 0) {
      setProblem(newsWords.noParts);
      return;
    }
    const before = itemsIn(data);
    change('Take a newsletter', (now) => withItems(now, items));
    toast.info(`Your newsletter became ${formatCount(items.length, 'item')}`, {
      undo: () => bringBack({ before, brought: items }),
    });
    setBody('');
    setOpen(false);
    onDone();
  };
  const read = async (file: File) => {
    const unfit = fileProblem(file, { accept: articleFileKinds, maxBytes: maxFileBytes });
    setProblem(unfit);
    if (unfit) return;
    work.current?.abort();
    const mine = new AbortController();
    work.current = mine;
    setReading(file.name);
    try {
      const article = await readFile(file, mine.signal);
      take(article.title, article.body);
    } catch (error) {
      if (!mine.signal.aborted && !isAbort(error)) setProblem(errorMessage(error));
    } finally {
      if (!mine.signal.aborted) setReading(undefined);
    }
  };
  return (
    <section className={classes.newsletter} aria-label="Newsletter">
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon shape={IconMail} sizePx={16} />}
        rightSection={<Icon shape={isOpen ? IconChevronUp : IconChevronDown} sizePx={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen((now) => !now)}
      >
        I have a newsletter
      </Button>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <div className={classes.list}>
            <ArticleBody
              id="newsletter"
              label="Paste your newsletter"
              placeholder="Paste it here, from your mail program or a web page. Each heading becomes an item."
              body={body}
              problem={undefined}
              onChange={(html) => {
                setProblem(undefined);
                setBody(html);
              }}
            />
            {reading === undefined ? (
              <FileDrop
                label="Or choose a file"
                description="A saved mail (.eml), HTML, PDF, Word (.docx), Markdown or text, up to 20 MB"
                accept={articleFileKinds}
                onFiles={([chosen]) => chosen && void read(chosen)}
              />
            ) : (
              <ProgressWithWords words={`Reading ${reading}`} />
            )}
            {problem !== undefined && <InlineAlert tone="danger">{problem}</InlineAlert>}
            <div>
              <Button
                variant="light"
                disabled={plainText(body).trim() === ''}
                onClick={() => take(data.keyword ?? '', body)}
              >
                Turn it into items
              </Button>
            </div>
          </div>
        )}
      </Collapse>
    </section>
  );
}
