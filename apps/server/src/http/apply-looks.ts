import { hash } from 'node:crypto';
import {
  brandColours,
  type Looks,
  legalSlug,
  type PageLooks,
  productName,
} from '@reelwright/contract';
import { escapeHtml } from './escape-html.ts';

const faviconTag = /<link rel="icon"[^<>]*>/;

/** A built page in the owner's looks: its name, its icon, its colour, and what the page's own code asks for. */
export function applyLooks(html: string, looks: Looks, nonce: string): string {
  const facts = pageLooks(looks);
  const name = escapeHtml(facts.name);
  const head = [
    `<meta name="looks" content="${escapeHtml(JSON.stringify(facts))}" />`,
    looks.colour && `<style nonce="${nonce}">${colourRules(looks.colour)}</style>`,
  ].join('');
  const named = name === productName ? html : html.replaceAll(productName, name);
  const icon = facts.logo && `<link rel="icon" href="${escapeHtml(facts.logo)}" />`;
  const page = icon ? named.replace(faviconTag, icon) : named;
  return page.replace('</head>', () => `${head}</head>`);
}

function pageLooks({ name, logo, welcome, legal }: Looks): PageLooks {
  return {
    name: name || productName,
    logo: logo ? `/looks/logo?${hash('sha256', logo).slice(0, 12)}` : null,
    welcome,
    legal: legal.map(({ title }) => ({ href: `/legal/${legalSlug(title)}`, title })),
  };
}

/** Stronger than the product's own tokens, whichever style sheet comes last. */
function colourRules(colour: string): string {
  const { light, dark } = brandColours(colour);
  const rules = (tokens: object) =>
    Object.entries(tokens)
      .map(([token, value]) => `--rw-${token}:${value}`)
      .join(';');
  const isDark = '[data-mantine-color-scheme="dark"]';
  return `:root:not(${isDark}){${rules(light)}}:root${isDark}{${rules(dark)}}`;
}
