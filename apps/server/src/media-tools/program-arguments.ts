/** A flag alone, a flag with its value, or what stands without a flag: the name of a file. */
type ProgramArgument = readonly [string] | readonly [flag: string, value: string];

/** What a program is asked to do. A flag and its value are one thing, so that neither is ever moved or left out alone. */
export type ProgramArguments = readonly ProgramArgument[];
