import { carefully, type MayAsk } from '../../providers/knowledge/carefully.ts';
import type { Asking } from '../../providers/knowledge/knowledge-port.ts';
import type { AskModel } from '../../providers/knowledge/model/ask-model.ts';
import { type LongText, shortenByModel } from '../../providers/knowledge/model/shorten-by-model.ts';

/** A shorter text in other words; undefined where there is no model, or none that said anything of use. */
export type Shorten = (text: LongText, ask: Asking) => Promise<readonly string[] | undefined>;

export function createShorten(newestModel: () => AskModel | undefined, mayAsk: MayAsk): Shorten {
  const ask = carefully(mayAsk);
  return async (text, asking) => {
    const model = newestModel();
    return model && ask(asking, () => shortenByModel(model, text, asking.signal));
  };
}
