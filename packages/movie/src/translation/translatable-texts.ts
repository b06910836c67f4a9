/** The words of a project that people read and hear, and where they are kept. */
import type { Json, JsonObject } from '../json.ts';

type Path = readonly (string | number)[];

export interface TranslatableText {
  readonly path: Path;
  /** As it is saved: plain, or HTML. */
  readonly text: string;
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Under these names documents keep what people read. */
const textKeys = words('text title description price testimonial_text contact_title unit');
/** Answers of wizards that are words. */
const infoKeys =
  words(`desired issue undesired target example time product_type dont_need cheaters topicName heading
  name`);
/**
 * What is not read in the film: media with their credits and search words, voices, fonts, looks, addresses, and what
 * answers were made of, such as the whole article.
 */
const skipped =
  words(`media photo questionMedia audio source drafted jobs objects theme font effects editor voSettings
  styles bg background mask filters watermark look formats trophy credit objectsOf global_audio transition
  defaultTransition parasOf body intro outro news_clip corrections slug`);
const partsOfDocument =
  words(`info frames publish contact problem problem_list fact fact_list solution solution_list
  product proof proof_list cta bonus_list winner`);

/** In the order of the document. A text that stands in several places comes once for each. */
export function translatableTexts(data: JsonObject): readonly TranslatableText[] {
  const found: TranslatableText[] = [];
  const walk = (value: Json | undefined, path: Path): void => {
    const key = path.findLast((step) => typeof step === 'string') ?? '';
    if (typeof value === 'string') {
      if (isWords(value) && isReadable(path, String(key))) found.push({ path, text: value });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (skipped.has(name) || inner === undefined) continue;
      walk(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  };
  for (const part of partsOfDocument) walk(data[part], [part]);
  return found;
}

function isReadable(path: Path, key: string): boolean {
  const [part] = path;
  const inGraphic = path.lastIndexOf('graphic');
  if (inGraphic >= 0) return isReadOnGraphic(path.slice(inGraphic + 1), key);
  if (textKeys.has(key)) return true;
  if (part === 'publish') return key === 'keywords';
  // Names of people and ways to reach them stay as they are.
  return part === 'info' && infoKeys.has(key);
}

/** Of a chart, table or number: its labels, names and cells, and what stands around its figures. Codes are addresses. */
function isReadOnGraphic([part]: Path, key: string): boolean {
  if (part === 'series') return key === 'name';
  return part === 'labels' || part === 'rows' || part === 'before' || part === 'after';
}

const markup = /<[^<>]*>|&(?:[a-z]+|#\d+);/gi;

/** Addresses, numbers and signs are the same in every language. */
function isWords(text: string): boolean {
  const plain = text.replace(markup, ' ').trim();
  if (
    /^(?:https?:\/\/|www\.|\/)\S*$/i.test(plain) ||
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(plain)
  )
    return false;
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain);
}

/** A copy of the document with other texts in some places; all else is the very same. */
export function withTexts(data: JsonObject, texts: readonly TranslatableText[]): JsonObject {
  const copy = JSON.parse(JSON.stringify(data)) as JsonObject;
  for (const { path, text } of texts) {
    let holder: Json | undefined = copy;
    for (const step of path.slice(0, -1)) {
      holder = (holder as Record<string | number, Json> | undefined)?.[step];
    }
    const last = path.at(-1);
    if (typeof holder === 'object' && holder !== null && last !== undefined) {
      (holder as Record<string | number, Json>)[last] = text;
    }
  }
  return copy;
}
