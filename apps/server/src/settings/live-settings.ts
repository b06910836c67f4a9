import type { Settings } from './read-settings.ts';

/** The settings of a process, which change while it runs: what the owner connects counts without a restart. */
export interface LiveSettings {
  /** As they are at this moment. */
  readonly now: Settings;
  /**
   * What is made of some settings, made anew when one of these changed. Whoever has the old one may finish with it;
   * after a while it is closed.
   */
  made<Name extends keyof Settings, Made>(
    names: readonly Name[],
    make: (settings: Pick<Settings, Name>) => Made,
    close?: (old: Made) => unknown,
  ): () => Made;
}

interface ChangingSettings extends LiveSettings {
  change(settings: Settings): void;
}

/** Longer than anything that is spoken, sent or looked up in one go. */
const finishMs = 5 * 60_000;

export function createLiveSettings(first: Settings): ChangingSettings {
  let now = first;
  return {
    get now() {
      return now;
    },
    change(settings) {
      now = settings;
    },
    made(names, make, close) {
      let madeOf: Settings | undefined;
      let made: ReturnType<typeof make> | undefined;
      return () => {
        const isSame = madeOf && names.every((name) => isEqual(madeOf?.[name], now[name]));
        if (!isSame) {
          const old = made;
          const wasMade = madeOf !== undefined;
          made = make(now);
          if (wasMade && close) setTimeout(() => close(old as typeof made & {}), finishMs).unref();
        }
        madeOf = now;
        return made as ReturnType<typeof make>;
      };
    },
  };
}

/** Settings are texts, numbers, switches and lists of those. */
function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Passes everything on to the newest of its kind, for those who keep hold of one object. */
export function newestOf<Kind extends object>(newest: () => Kind): Kind {
  return new Proxy({} as Kind, {
    get(_, name) {
      const target = newest();
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
    has: (_, name) => Reflect.has(newest(), name),
  });
}
