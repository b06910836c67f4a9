import { z } from 'zod';

const oneLine = (most: number, what: string) =>
  z
    .string()
    .trim()
    .max(most, `${what} can have at most ${most} characters`)
    .refine((text) => /^[^<>"\\\r\n]*$/.test(text), `${what} is one line without < > " and \\`);

const LegalPage = z.object({
  title: oneLine(60, 'A title').min(1, 'Title is required'),
  /** Markdown. */
  text: z
    .string()
    .trim()
    .min(1, 'Text is required')
    .max(40_000, 'A page can have at most 40,000 characters'),
});

/** How the product looks to whoever uses this installation. What is empty is as the product comes. */
export const Looks = z.object({
  name: oneLine(40, 'The name').default(''),
  /** A picture as a data: address. */
  logo: z
    .string()
    .max(280_000, 'The logo is too large. Please take one of at most 200 KB.')
    .refine(
      (text) => /^$|^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/=]+$/.test(text),
      'The logo has to be a PNG, JPEG, WebP or SVG.',
    )
    .default(''),
  colour: z
    .string()
    .refine((text) => /^$|^#[\da-fA-F]{6}$/.test(text), 'The color has to be like #2f6f4f')
    .default(''),
  /** As in mails: Name <address>. */
  mail_from: z
    .string()
    .trim()
    .max(200)
    .refine(
      (text) => /^$|^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(text),
      'The sender has to be like Reels of Ann <hello@example.com>',
    )
    .default(''),
  welcome: z.string().trim().max(300, 'The welcome can have at most 300 characters').default(''),
  legal: z.array(LegalPage).max(4, 'There can be four pages at most').default([]),
  /** Markdown; `{link}` becomes the affiliate's own. */
  partner_page: z.string().trim().max(40_000).default(''),
});
export type Looks = z.output<typeof Looks>;

export const noLooks: Looks = Looks.parse({});

/** What every page is told: in its head, so that nothing is drawn in the product's looks first. */
export interface PageLooks {
  readonly name: string;
  readonly logo: string | null;
  readonly welcome: string;
  readonly legal: readonly { readonly href: string; readonly title: string }[];
}

/** 'Terms of use' → 'terms-of-use' */
export function legalSlug(title: string): string {
  return (
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\da-z]+/g, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}
