/** The pages a pager names: the first, the last, the current one and its neighbours. 'gap' stands for the rest. */
export function pagerPages(current: number, count: number): (number | 'gap')[] {
  const named = new Set([1, current - 1, current, current + 1, count]);
  const pages = [...named].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before <= 1) return [page];
    // A gap of one page is shorter as the page itself.
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
