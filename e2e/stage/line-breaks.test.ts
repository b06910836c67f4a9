import type { Browser, Page } from '@playwright/test';
import { seededRandom } from '@reelwright/chance';
import { type FontFile, fontFilesOf, type LayoutRequest } from '@reelwright/stage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStagePage } from './browser/open-stage-page.ts';
import { type Script, scripts } from './paragraphs.ts';

interface StageWindow {
  readonly stage: {
    loadFonts(fonts: readonly FontFile[]): Promise<void>;
    stageLines(request: LayoutRequest): string[];
    pageLines(
      text: string,
      fontList: string,
      sizePx: number,
      widthPx: number,
      rightToLeft: boolean,
    ): string[];
  };
}

const perScript = 40;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  ({ browser, page } = await openStagePage(new Map()));
});
afterAll(() => browser?.close());

/** Paragraphs of one to three sentences, in sizes and widths that people choose. */
function paragraphsOf(script: Script) {
  const random = seededRandom(script.name);
  return Array.from({ length: perScript }, (_, index) => {
    const from = Math.floor(random.between(0, script.sentences.length));
    const count = 1 + (index % 3);
    const text = Array.from(
      { length: count },
      (__, step) => script.sentences[(from + step) % script.sentences.length],
    ).join(' ');
    return {
      text,
      sizePx: Math.round(random.between(18, 120)),
      widthPx: Math.round(random.between(180, 1500)),
    };
  });
}

describe('text breaks in the page where it breaks on the stage', () => {
  for (const script of scripts) {
    it(`${perScript} paragraphs of ${script.name}`, async () => {
      const files = fontFilesOf(
        { family: script.family, bold: false, italic: false },
        script.sentences.join(''),
      );
      const base = {
        family: script.family,
        bold: false,
        italic: false,
        underline: false,
        color: '#000',
        gradient: undefined,
      };
      const cases = paragraphsOf(script).map((paragraph) => ({
        ...paragraph,
        request: {
          paragraphs: [{ runs: [{ text: paragraph.text, style: {} }] }],
          base,
          align: 'left' as const,
          sizePx: paragraph.sizePx,
          widthPx: paragraph.widthPx,
        },
      }));
      const lines = await page.evaluate(
        async ([wanted, fonts, rightToLeft]) => {
          const { stage } = window as unknown as StageWindow;
          await stage.loadFonts(fonts);
          const list = fonts.map(({ name }) => `"${name}"`).join(', ');
          return wanted.map(({ text, sizePx, widthPx, request }) => ({
            canvas: stage.stageLines(request),
            page: stage.pageLines(text, list, sizePx, widthPx, rightToLeft),
          }));
        },
        [cases, files, script.rightToLeft] as const,
      );
      const different = lines.flatMap(({ canvas, page: seen }, index) => {
        const [stageText, pageText] = [canvas, seen].map((list) =>
          list.map((line) => line.trim()).join(' | '),
        );
        return stageText === pageText
          ? []
          : [{ stage: stageText, page: pageText, at: cases[index]?.widthPx }];
      });
      expect(different.slice(script.mayDiffer ?? 0)).toEqual([]);
    });
  }
});
