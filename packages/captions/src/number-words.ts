/** Numbers as they are spelled: they stay with what they count. By language. */
const numberWords: Readonly<Record<string, string>> = {
  en: `one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand million billion trillion half dozen`,
  de: `zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert tausend millionen milliarden`,
  es: `dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien mil`,
  fr: `deux trois quatre cinq six sept huit neuf dix onze douze vingt trente cent mille`,
  it: `due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta cento mille mila`,
  pt: `dois duas três quatro cinco seis sete oito nove dez onze doze vinte trinta cem mil`,
  nl: `twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig honderd duizend miljoen miljard`,
  pl: `dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwadzieścia trzydzieści sto tysiąc tysięcy`,
  hi: `दो तीन चार पाँच पांच छह सात आठ नौ दस बीस सौ हज़ार हजार लाख करोड़`,
  ar: `ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع عشرة عشر عشرون مئة ألف مليون`,
};

const sets = new Map<string, ReadonlySet<string>>();

/** Whether a word, in small letters, is a number in a language such as 'en-US'. */
export function isNumberWord(word: string, language = 'en'): boolean {
  const code = language.slice(0, 2).toLowerCase();
  const known = sets.get(code) ?? new Set((numberWords[code] ?? '').trim().split(/\s+/));
  sets.set(code, known);
  return known.has(word);
}
