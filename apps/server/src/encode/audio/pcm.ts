/** Sound as it is mixed: 32-bit floats, two channels, one after the other. */
export const sampleRate = 48_000;
export const channels = 2;
const bytesPerNumber = 4;
export const bytesPerSample = channels * bytesPerNumber;

/** A sample here is one moment, both channels. */
export const samplesOf = (seconds: number) => Math.round(seconds * sampleRate);
