/** What somebody is called until they have a name. */
export const speakerNumber = (number: number): string => `Speaker ${number}`;

export const isNumbered = (name: string): boolean => /^Speaker \d+$/.test(name);
