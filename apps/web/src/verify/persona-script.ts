/** The part of Persona's script that we use. */
interface PersonaScript {
  readonly Client: new (options: {
    readonly templateId: string;
    readonly environmentId?: string;
    readonly referenceId: string;
    readonly onReady: () => void;
    readonly onComplete: (ended: { readonly inquiryId: string }) => void;
    readonly onCancel: () => void;
    readonly onError: (error: unknown) => void;
  }) => { open(): void };
}

declare global {
  interface Window {
    Persona?: PersonaScript;
  }
}

interface CheckSession {
  readonly script_url: string;
  readonly integrity: string;
  readonly template_id: string;
  readonly environment_id: string;
  readonly reference_id: string;
}

/** Loads the script and goes through one check. The id of the inquiry; nothing when it was cancelled. */
export async function goThroughCheck(
  session: CheckSession,
  onOpen: () => void,
): Promise<string | undefined> {
  const { Client } = await loadScript(session);
  return new Promise((resolve, reject) => {
    const client = new Client({
      templateId: session.template_id,
      ...(session.environment_id && { environmentId: session.environment_id }),
      referenceId: session.reference_id,
      onReady: () => {
        client.open();
        onOpen();
      },
      onComplete: ({ inquiryId }) => resolve(inquiryId),
      onCancel: () => resolve(undefined),
      onError: reject,
    });
  });
}

async function loadScript({ script_url, integrity }: CheckSession): Promise<PersonaScript> {
  const script = document.createElement('script');
  script.src = script_url;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('The script of the check did not load.'));
    document.head.append(script);
  });
  if (!window.Persona) throw new Error('The script of the check brought nothing.');
  return window.Persona;
}
