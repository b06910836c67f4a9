/** Told to whoever started us: trying again will not help until a person mends something. */
export const cannotStartExitCode = 78;

/** A reason not to start that the operator can mend: shown as its sentence alone, without a stack. */
export class StartError extends Error {
  readonly exitCode: number = cannotStartExitCode;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
