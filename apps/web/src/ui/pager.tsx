import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';
import classes from './pager.module.css';
import { pagerPages } from './pager-pages.ts';

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  /** '14 videos', when the total is known. */
  readonly totalWords?: string;
  readonly label?: string;
}

export function Pager({ page, pageCount, onPage, totalWords, label = 'Pages' }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label={label}>
      <div className={classes.pages}>
        <IconButton
          label="Previous page"
          icon={IconChevronLeft}
          onClick={() => onPage(page - 1)}
          disabled={page <= 1}
        />
        {pagerPages(page, pageCount).map((named, index, all) =>
          named === 'gap' ? (
            <span key={`gap-after-${all[index - 1]}`} className={classes.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <UnstyledButton
              key={named}
              className={classes.page}
              aria-label={`Page ${named}`}
              aria-current={named === page ? 'page' : undefined}
              onClick={() => onPage(named)}
            >
              {named}
            </UnstyledButton>
          ),
        )}
        <IconButton
          label="Next page"
          icon={IconChevronRight}
          onClick={() => onPage(page + 1)}
          disabled={page >= pageCount}
        />
      </div>
      {totalWords && <span className={classes.total}>{totalWords}</span>}
    </nav>
  );
}
