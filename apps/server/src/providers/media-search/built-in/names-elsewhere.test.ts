import { expect, it } from 'vitest';
import { createBuiltInPictures } from './built-in-pictures.ts';
import { namesElsewhere } from './names-elsewhere.ts';

it.each([
  ['de', 'Dort parkten vorher Autos.', ['car']],
  ['de', 'In den Häusern liegt Brot.', ['houses', 'bread']],
  ['de', 'Am Hauptbahnhof hielt eine Straßenbahn.', ['station', 'tram']],
  ['de', 'Das Vorbild sah aus dem Urlaub zurück.', []],
  ['de', 'Die Kinder fischen im Trüben.', ['children']],
  ['fr', 'Le pain coûte cher, les voitures aussi.', ['bread', 'car']],
  ['es', 'Los pájaros duermen en el árbol.', ['bird', 'tree']],
  ['it', 'Per il pane servono farina e due uova.', ['bread', 'flour', 'egg']],
  ['pt', 'As plantas gostam de sol e de água.', ['potted plant', 'sun', 'drinking water']],
  ['nl', 'De zon schijnt door het keukenraam.', ['sun', 'window']],
  ['nl', 'Daarboven hebben we niets gekregen.', []],
])('names things in %s: %s', async (language, text, names) => {
  const found = (await namesElsewhere(language))?.(text) ?? [];
  expect([...found].sort()).toEqual([...names].sort());
});

it('finds pictures of what a German line names, and none where it names nothing', async () => {
  const { signal } = new AbortController();
  const search = (keyword: string) =>
    createBuiltInPictures().search({
      keyword,
      language: 'de-DE',
      type: 'image',
      shape: 'wide',
      num: 4,
      signal,
    });
  expect((await search('Ein Fahrrad steht vor der Tür.'))[0]?.url).toContain('bicycle');
  // "Also" and "Rat" are English words too.
  expect(await search('Also kam der Rat.')).toEqual([]);
  expect(namesElsewhere('xx')).toBeUndefined();
});
