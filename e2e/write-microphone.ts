import { writeSpokenLines } from './journeys/spoken-lines.ts';

/** Before the first browser opens: what is heard through the microphone of every one of them. */
export default function writeMicrophone(): void {
  const file = process.env.E2E_MICROPHONE;
  if (!file) throw new Error('playwright.config.ts says where the microphone’s sound lies');
  writeSpokenLines(file, 1.6);
}
