// The browser's own dialogs about passkeys. The library is loaded when somebody wants one.
import type { PasskeyResponse } from '@reelwright/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the server asks the browser, as it comes. */
type Question = Readonly<Record<string, unknown>>;

export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Lets the person choose a passkey that they have. */
export async function askForPasskey(question: Question): Promise<PasskeyResponse> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = question as unknown as PublicKeyCredentialRequestOptionsJSON;
  return plain(await startAuthentication({ optionsJSON }).catch(refuse));
}

/** Lets the person make a new one. */
export async function makePasskey(question: Question): Promise<PasskeyResponse> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = question as unknown as PublicKeyCredentialCreationOptionsJSON;
  return plain(await startRegistration({ optionsJSON }).catch(refuse));
}

function plain(answer: object): PasskeyResponse {
  return JSON.parse(JSON.stringify(answer)) as PasskeyResponse;
}

/** Browsers do not tell whether there was no passkey, or whether somebody changed their mind. */
function refuse(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new Error(
    isKnown
      ? 'This device already has a passkey for your account.'
      : 'Your browser didn’t offer a passkey. Please try again, or log in with your password.',
    { cause: error },
  );
}
