import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { createEmbeddedKnowledge } from './embedded/embedded-knowledge.ts';
import type { ShippedLibrary } from './embedded/shipped-library.ts';
import { createFoundInMemory, type FoundThings } from './found/found-things.ts';
import { createQuestionsInMemory, type QuestionShelf } from './found/kept-questions.ts';
import type { Knowledge } from './knowledge-port.ts';
import { type AskModel, createAskModel } from './model/ask-model.ts';
import { createModelKnowledge } from './model/model-knowledge.ts';
import type { OwnKnowledge } from './own-knowledge.ts';
import type { KeptMeanings } from './own-meanings.ts';
import { createWikipedia } from './wikipedia/wikipedia.ts';
import { type Outside, withOutside } from './with-outside.ts';
import { withOwnBusiness } from './with-own-business.ts';
import { withWider } from './with-wider.ts';

export const modelSettings = [
  'KNOWLEDGE_MODEL_ADDRESS',
  'KNOWLEDGE_MODEL_KEY',
  'KNOWLEDGE_MODEL',
  'KNOWLEDGE_MODEL_SECONDS',
] as const;
export const knowledgeSettings = [...modelSettings, 'WIKIPEDIA_ADDRESS'] as const;
type KnowledgeSettings = Pick<Settings, (typeof knowledgeSettings)[number]>;

interface OutsideSetup extends Pick<Outside, 'mayAskModel' | 'mayAskWikipedia'> {
  readonly settings: KnowledgeSettings;
  /** What is asked first. Default: what ships and what the owner wrote, loaded when it is needed. */
  readonly own?: Knowledge;
  /** What the owner wrote. */
  readonly written?: OwnKnowledge;
  /** Where it is kept what that means. Default: in memory. */
  readonly keptMeanings?: KeptMeanings;
  readonly library?: ShippedLibrary;
  /** Where things that others told are kept. Default: in memory. */
  readonly found?: FoundThings;
  /** Where questions that a model wrote are kept. Default: in memory. */
  readonly questions?: QuestionShelf;
}

const wikipediaTimeoutMs = 5000;

/** What this installation knows: by itself, and from the services that its operator named. */
export function createKnowledge(setup?: OutsideSetup): Knowledge {
  return withOwnBusiness(withWider(allKnown(setup)));
}

function allKnown(setup?: OutsideSetup): Knowledge {
  const { written, keptMeanings, library } = setup ?? {};
  const own =
    setup?.own ??
    createEmbeddedKnowledge({ own: written, keptMeanings, ...(library && { library }) });
  if (!setup) return own;
  const { settings, mayAskModel } = setup;
  const { WIKIPEDIA_ADDRESS } = settings;
  const askModel = modelOf(settings);
  if (!askModel && !WIKIPEDIA_ADDRESS) return own;
  return withOutside(own, {
    mayAskModel,
    mayAskWikipedia: setup.mayAskWikipedia,
    askModel,
    found: setup.found ?? createFoundInMemory(),
    questions: setup.questions ?? createQuestionsInMemory(),
    model: askModel && createModelKnowledge(askModel),
    wikipedia: WIKIPEDIA_ADDRESS
      ? createWikipedia({
          address: WIKIPEDIA_ADDRESS,
          guardedFetch: fetchFrom(WIKIPEDIA_ADDRESS),
          timeoutMs: wikipediaTimeoutMs,
        })
      : undefined,
  });
}

/** The language model that the operator named, if they did. */
export function modelOf(
  settings: Omit<KnowledgeSettings, 'WIKIPEDIA_ADDRESS'>,
): AskModel | undefined {
  const address = settings.KNOWLEDGE_MODEL_ADDRESS;
  if (!address) return undefined;
  return createAskModel({
    address,
    key: settings.KNOWLEDGE_MODEL_KEY,
    model: settings.KNOWLEDGE_MODEL,
    guardedFetch: fetchFrom(address),
    timeoutMs: settings.KNOWLEDGE_MODEL_SECONDS * 1000,
  });
}

/** The address is the operator's choice, so it may stand on their own network. */
function fetchFrom(address: string) {
  return createGuardedFetch({ allowOrigin: new URL(address).origin });
}
