/** What Wikipedia or a model tells about a keyword that we do not know, as a thing; kept for the next question. */
import { keywordKey } from '../embedded/topic-shelf.ts';
import type { Asking, FoundThing } from '../knowledge-port.ts';
import type { AskModel } from '../model/ask-model.ts';
import type { WikipediaPage } from '../wikipedia/wikipedia.ts';
import { type FoundThings, isFresh } from './found-things.ts';
import { thingByModel } from './thing-by-model.ts';
import { thingFromText } from './thing-from-text.ts';

interface LookUpParts {
  readonly kept: FoundThings;
  /** The page of a keyword, if there is one; undefined where Wikipedia could not be asked. */
  readonly readPage:
    | ((keyword: string, ask: Asking) => Promise<{ page: WikipediaPage | undefined } | undefined>)
    | undefined;
  /** Asks the model within somebody's share of it; undefined where it could not be asked. */
  readonly askModel:
    | (<T>(ask: Asking, question: (model: AskModel) => Promise<T>) => Promise<T | undefined>)
    | undefined;
}

export interface ThingLookUp {
  find(keyword: string, ask: Asking): Promise<FoundThing | undefined>;
}

/** Longer words are no keyword but a sentence. */
const maxKeywordLetters = 40;

/** Nobody waits longer; what is found then is kept, also where whoever asked has left. */
const longestMs = 60_000;
/** After trouble, the same keyword is left alone for so long. */
const restMs = 5 * 60_000;
const maxResting = 1000;

export function createThingLookUp({ kept, readPage, askModel }: LookUpParts): ThingLookUp {
  const asked = new Map<string, Promise<FoundThing | undefined>>();
  const restsUntil = new Map<string, number>();
  const ask = async (key: string, keyword: string, asking: Asking) => {
    const read = await readPage?.(keyword, asking);
    const page = read?.page;
    const written = await askModel?.(asking, async (model) => ({
      thing: await thingByModel(model, keyword, page?.text, asking.signal),
    }));
    const thing = written?.thing ?? (page && thingFromText(keyword, page.text));
    if (thing) {
      const found = { thing, credit: page?.credit, isDraft: !page };
      await kept.put(key, found);
      return found;
    }
    const wasTrouble = (readPage && !read) || (askModel && !written);
    if (!wasTrouble) await kept.put(key, null);
    else if (restsUntil.size < maxResting) restsUntil.set(key, Date.now() + restMs);
    return undefined;
  };
  return {
    async find(keyword, asking) {
      const key = keywordKey(keyword);
      if (key === '' || keyword.length > maxKeywordLetters) return undefined;
      const before = await kept.get(key);
      if (before && isFresh(before, Date.now())) return before.found ?? undefined;
      if ((restsUntil.get(key) ?? 0) > Date.now()) return undefined;
      restsUntil.delete(key);
      const underWay = asked.get(key);
      if (underWay) return underWay;
      const signal = AbortSignal.timeout(longestMs);
      const answer = ask(key, keyword.trim(), { ...asking, signal }).finally(() =>
        asked.delete(key),
      );
      asked.set(key, answer);
      return answer;
    },
  };
}
