/** The thread that reads what whole scripts could show: 200 long sentences take half a second. */
import { serveThread } from '../../../threads/serve-thread.ts';
import { pictureWords } from './picture-words.ts';
import { WordNet } from './wordnet.ts';

let wordnet: Promise<WordNet> | undefined;

export const pictureWordsWork = {
  async pictureWords(sentences: readonly string[]): Promise<readonly (readonly string[])[]> {
    wordnet ??= WordNet.read();
    const words = await wordnet;
    return sentences.map((sentence) => pictureWords(words, sentence));
  },
};

serveThread(pictureWordsWork);
