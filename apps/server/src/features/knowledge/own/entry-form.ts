/** Entries on their way between a form and the text that is kept. */
import { OwnComparison, OwnOffer, OwnThing, OwnTopic } from '@reelwright/contract';
import type { KnowledgeKind } from '../../../knowledge-files/knowledge-kind.ts';
import type { OwnEntry } from '../../../knowledge-files/read-own-entry.ts';
import { writeComparison } from '../../../knowledge-files/write-comparison.ts';
import { writeOffer } from '../../../knowledge-files/write-offer.ts';
import { writeThing } from '../../../knowledge-files/write-thing.ts';
import { writeTopic } from '../../../knowledge-files/write-topic.ts';
import { comparisonForForm, comparisonFromForm } from './comparison-form.ts';
import { offerForForm, offerFromForm } from './offer-form.ts';
import { thingForForm, thingFromForm } from './thing-form.ts';
import { topicForForm, topicFromForm } from './topic-form.ts';

/** An entry on its way: as text, or as its form has it. */
export type Written =
  | { readonly kind: KnowledgeKind; readonly text: string }
  | { readonly thing: OwnThing }
  | { readonly topic: OwnTopic }
  | { readonly comparison: OwnComparison }
  | { readonly offer: OwnOffer };

/** As plain text, whatever somebody typed. */
export function textOfWritten(written: Written): {
  readonly kind: KnowledgeKind;
  readonly text: string;
} {
  if ('thing' in written) {
    return { kind: 'things', text: writeThing(thingFromForm(written.thing)) };
  }
  if ('topic' in written) {
    return { kind: 'topics', text: writeTopic(topicFromForm(written.topic)) };
  }
  if ('comparison' in written) {
    return {
      kind: 'comparisons',
      text: writeComparison(comparisonFromForm(written.comparison)),
    };
  }
  if ('offer' in written) {
    return { kind: 'offers', text: writeOffer(offerFromForm(written.offer)) };
  }
  return { kind: written.kind, text: written.text.replaceAll('\r\n', '\n').trim() };
}

interface EntryForms {
  thing?: OwnThing | undefined;
  topic?: OwnTopic | undefined;
  comparison?: OwnComparison | undefined;
  offer?: OwnOffer | undefined;
}

/** For its form; nothing where the entry cannot be read, or has more than its form has room for. */
export function formOf(own: OwnEntry | undefined): EntryForms {
  switch (own?.kind) {
    case undefined:
      return {};
    case 'things':
      return { thing: OwnThing.safeParse(thingForForm(own.entry)).data };
    case 'topics':
      return { topic: OwnTopic.safeParse(topicForForm(own.entry)).data };
    case 'comparisons':
      return { comparison: OwnComparison.safeParse(comparisonForForm(own.entry)).data };
    case 'offers':
      return { offer: OwnOffer.safeParse(offerForForm(own.entry)).data };
    default:
      return own satisfies never;
  }
}
