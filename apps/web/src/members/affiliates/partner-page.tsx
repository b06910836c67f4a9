import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { copyText } from '../../publish/copy-text.ts';
import classes from './affiliates.module.css';

const partnerPage = '/jv';
/** Where the operator's words stand for the affiliate's own link. */
const linkPlace = '{link}';

interface PartnerPageProps {
  readonly link: string;
}

/** What the operator tells partners, with words to copy. */
export function PartnerPage({ link }: PartnerPageProps) {
  const { data } = useQuery({
    queryKey: ['partner-page'],
    queryFn: async ({ signal }) => {
      const reply = await fetch(partnerPage, { signal });
      if (!reply.ok) throw new Error('The partner page isn’t there.');
      return reply.text();
    },
    staleTime: 600_000,
  });
  if (!data) return null;
  const page = new DOMParser().parseFromString(data.replaceAll(linkPlace, link), 'text/html');
  return <section className={classes.partner}>{drawAll(page.body)}</section>;
}

const plainTags = new Set(['h2', 'h3', 'h4', 'p', 'ul', 'li', 'strong', 'code']);

/** Elements we know become our own; of everything else only the words are left. */
function drawAll(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (!(node instanceof Element)) return node.textContent;
    const tag = node.tagName.toLowerCase();
    const key = `${index} ${tag}`;
    if (tag === 'pre') return <WordsToCopy key={key} text={node.textContent ?? ''} />;
    if (tag === 'a') {
      const href = node.getAttribute('href') ?? '';
      const isAddress = /^(https?:\/\/|\/|mailto:)/.test(href);
      return (
        <a key={key} href={isAddress ? href : undefined}>
          {drawAll(node)}
        </a>
      );
    }
    if (tag === 'img') {
      const source = node.getAttribute('src') ?? '';
      const isOurs = /^\/(?!\/)/.test(source);
      return isOurs && <img key={key} src={source} alt={node.getAttribute('alt') ?? ''} />;
    }
    return plainTags.has(tag) ? createElement(tag, { key }, ...drawAll(node)) : node.textContent;
  });
}

function WordsToCopy({ text }: { readonly text: string }) {
  return (
    <div className={classes.words}>
      <pre>{text}</pre>
      <Button variant="default" size="compact-sm" onClick={() => void copyText(text)}>
        Copy these words
      </Button>
    </div>
  );
}
