import {
  type ConnectionId,
  type ConnectionService,
  connectionTable,
  settingsOf,
} from '@reelwright/contract';
import { readSettings, type Settings, SettingsError } from '../../settings/read-settings.ts';

export type ConnectionValues = Readonly<Record<string, string>>;

/** Those of a service's settings that stand in the environment; it is set there as a whole then. */
export function givenOf(settings: Pick<Settings, 'given'>, id: ConnectionId): readonly string[] {
  const { alsoGivenBy = [] }: ConnectionService = connectionTable[id];
  const names = [...settingsOf(id), ...alsoGivenBy];
  return names.filter((name) => settings.given.includes(name));
}

/** Only what belongs to the service, without what is empty. */
export function cleanValues(id: ConnectionId, values: ConnectionValues): ConnectionValues {
  const names = settingsOf(id);
  const kept = Object.entries(values).filter(([name, text]) => names.includes(name) && text !== '');
  return { ...(connectionTable[id] as ConnectionService).switchedOn, ...Object.fromEntries(kept) };
}

/** What is wrong with the values, in one sentence. */
export function problemOf(id: ConnectionId, values: ConnectionValues): string | undefined {
  const { fields }: ConnectionService = connectionTable[id];
  const missing = fields.find(({ required, setting }) => required && !values[setting]);
  if (missing) return `${missing.label} is required.`;
  try {
    parseValues(values);
    return undefined;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const [name = '', ...rest] = (error.message.split('\n')[0] ?? '').split(' ');
    const label = fields.find(({ setting }) => setting === name)?.label ?? name;
    return `${label} ${rest.join(' ')}`.replace(/ \(it is ".*"\)/, '');
  }
}

/** The values as settings, and nothing else. Throws where one of them is wrong. */
export function parseValues(values: ConnectionValues): Partial<Settings> {
  const parsed = readSettings(values);
  return Object.fromEntries(
    Object.entries(parsed).filter(([name]) => name !== 'given' && name in values),
  );
}
