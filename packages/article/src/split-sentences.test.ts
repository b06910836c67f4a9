import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

/** Each text with a bar where it is cut. */
const english = `
The cat sat. | The dog ran.
Mr. Brown met Mrs. Green. | They talked.
Dr. Smith arrived at 5 p.m. yesterday.
Dr. Smith arrived at 5 p.m. | He was late.
The meeting is at 10 a.m. Monday in the hall.
We leave at 6 a.m. | The bus is small.
She lives in the U.S. with two dogs.
She moved to the U.S. | It was cold.
The U.S. Senate voted. | Nobody was surprised.
The U.S.-based firm grew. | Sales doubled.
He works for Apple Inc. in Cork.
He works for Apple Inc. | It pays well.
Acme Corp. and Widget Co. merged. | Both were small.
J. K. Rowling wrote seven books. | Each sold millions.
J.R.R. Tolkien was a professor. | He loved trees.
George W. Bush and Harry S. Truman were presidents.
C. S. Lewis met T. S. Eliot. | They argued.
It is rich in vitamin C. | It also has iron.
We went with plan B. | The first plan had failed.
He is taller than I. | John agrees.
Bring fruit, e.g. apples and pears. | Water helps too.
Use a citrus (e.g. lemon). | Then stir.
It is cheap, i.e. under $5. | Buy two.
Cats vs. dogs is an old debate. | Nobody wins.
Apples, pears, etc. are fruit.
We sell apples, pears, etc. | Prices are fair.
The price fell to $3.50. | Buyers came back.
It grew 3.5 percent. | Last year it grew 2.1 percent.
Pi is about 3.14159. | It never ends.
Version 2.0.1 is out. | Update now.
Visit www.example.com for more. | It is free.
See https://example.com/index.html?q=Yes&b=2 for details. | It helps.
Go to https://example.com/what?is=This. | It works.
Write to anna.bell@example.co.uk today. | She answers fast.
Mail bob@example.com. | He will reply.
"Stop!" he shouted. | Nobody moved.
“Why?” she asked. | He did not know.
“Is it true?” | “Yes,” he said.
He said, "It is over." | Then he left.
“I came. I saw. I conquered,” he said. | Rome cheered.
She wrote: “We won. Thank you all.” | The crowd cheered.
"It works," said Dr. Lee. | "We are glad."
He asked “Why now?” and left. | Nobody knew.
Wait... what happened? | Nothing.
Well... I am not sure. | Ask her.
He waited… | The door closed.
She paused... | Then the lights went out.
I thought… maybe not. | Let us see.
No. 5 is a perfume. | It is famous.
See No. 12 on page 3. | It is blue.
He said no. | Five people left.
See Fig. 3 for details. | The line is red.
See p. 12 and pp. 15-20. | They matter.
Chapter 3 of vol. 2 is long. | Skip it.
It opened on Jan. 5 in Ohio. | Many came.
From Sept. 1 on it is free. | Tell your friends.
St. Louis is hot. | Mt. Everest is cold.
Gen. Lee met Gov. Cole. | Sen. Park was absent.
Rev. King spoke. | Everyone listened.
She has a Ph.D. in physics. | Her brother does not.
She holds a Ph.D. | Her brother has none.
John Smith Jr. won. | His father lost.
John Smith Jr. | He won.
Yahoo! said profits rose. | Shares fell.
He reads Yahoo! Finance daily. | It is free.
What a day! | We won!
Really?! | Yes!!
Are you sure? | Think again.
1. Mix the flour. | 2. Add the milk. | 3. Bake it.
Do this: | 1. Mix. | 2. Bake. | 3. Eat.
Step 1. Open the box. | Step 2. Read the manual.
Tip 3: Drink water. | It helps.
(1) Press the button. | (2) Wait.
a) Choose a name. | b) Save the file.
It was 1999. | Everything changed.
He is 42. | Everything is fine.
They won 3-0. | The crowd sang.
It costs 5 euros. | That is cheap.
He left at 9. | She stayed.
Temperatures hit 40 °C. | Roads melted.
Use .NET or Node.js. | Both work.
He likes Next.js and Vue.js. | She prefers none.
The file is called report.pdf. | Open it.
It ended.Then it began again. | Fine.
He left.The door closed behind him.
Great!Now we can start the work.
Features: fast, small. | • Works offline • Costs nothing
He (born c. 1850. in Bath) was poor. | Nobody knew.
The rule (see sec. 4) is clear. | Follow it.
It is big (very big). | Look!
She said it was "good." | I agree.
The band Wham! split up. | Fans cried.
Washington, D.C. is a city. | It is small.
Prof. Dr. Weber spoke first. | Then came lunch.
Lt. Col. Jane Doe retired. | She was 60.
Smith et al. found it. | Others agreed.
The firm, Smith & Sons Ltd. of Leeds, closed.
approx. 30 people came. | It rained.
Capt. Cook sailed in 1768. | He was 39.
Amazon.com Inc. rose 2%. | Others fell.
“That is all.” | She sat down.
It's 6 ft. 2 in. tall.
iPhone sales fell. | iPad sales rose.
He was paid £1,200.50 a week. | That was a lot.
‘No,’ he said. | ‘Never.’
Who? | What? | Where?
I live on 5th Ave. in New York. | It is loud.
They met in the 1920s. | They married in 1931.
E. coli is a germ. | It is small.
Temperatures in the U.K. reached 40 degrees. | That was a record.
The last boat leaves at 8 p.m. | Buses run until midnight.
Doors open at 7 a.m. | Breakfast is included.
The meeting is at 8 p.m. Tuesday. | Bring a pen.
The show airs at 9 p.m. Eastern and 8 p.m. Central. | Set an alarm.
The 8 p.m. Eurostar was full. | We took the next one.
The talk starts at 6:30 p.m. | Tickets cost 12 dollars.
Shops close at 9 P.M. | Restaurants stay open.
He met Mr. T. | The show was loud.
The film by D. W. Griffith is silent. | Critics still argue.
Add 2 tbsp. of oil and 1 tsp. salt. | Stir well.
Bake it for 30 min. at 180 degrees. | Let it rest.
It weighs 5 lbs. | Most weigh more.
The room is 12 sq. ft. in size. | Rents are high.
It was built in 44 B.C. | Romans used it daily.
He got a B.A. in 1999. | Later he taught.
Visit Sts. Peter and Paul. | Entry is free.
Sgt. Pepper's came out in 1967. | Critics loved it.
The flight takes 2 hrs. | Meals cost extra.
Sales rose 4.5% vs. 3.2% in 2024. | Analysts had hoped for more.
Call 555.123.4567. | Somebody answers.
She said, “Go!” | Everyone ran.
Did he say “no”? | Perhaps he did.
He scored 9.5! | Judges stood up.
The store (est. 1902) is open. | Visitors love it.
Use the Ctrl. key. | Press it twice.
Read ch. 4 by Monday. | Questions follow.
Are you O.K.? | Nod if you are.
The price is $5.99/lb. | Buy early.
Gates et al. (2019) agree. | Others do not.
Ask for Ms. A. Jones. | Her office is upstairs.
It runs on Windows 3.1. | Few people do.
She was born Feb. 29. | Birthdays are rare.
He lives at 10 Downing St. in London. | Guards stand outside.
They sell TVs, radios, etc. | Delivery is free.
`;
const german = `
Das ist z. B. ein Apfel. | Er ist rot.
Das gilt z.B. für Kinder. | Erwachsene zahlen mehr.
Am 3. Oktober ist Feiertag. | Die Läden sind zu.
Der 2. Weltkrieg endete 1945. | Europa lag in Trümmern.
Im 19. Jahrhundert lebten hier 300 Menschen. | Heute sind es mehr.
Er kam am 24. Dezember an. | Es schneite.
Dr. Müller und Prof. Weber sprachen. | Danach gab es Kaffee.
Es kostet ca. 5 Euro. | Das ist wenig.
Wir verkaufen Äpfel, Birnen usw. | Alles ist frisch.
Das heißt, d. h. wir gehen. | Komm mit.
Er wohnt in der Goethestr. 5 in Bonn. | Sie auch.
Siehe Nr. 7 und Abs. 3. | Das reicht.
Rund 2,5 Mio. Menschen kamen. | Das war neu.
„Komm!“, rief sie. | Er blieb.
„Wir sind bereit. Es geht los“, sagte er. | Alle klatschten.
Er ist 42. | Sie ist 40.
Sie belegte den 1. Platz. | Er wurde Zweiter.
Bach lebte von 1685 bis 1750. | Er hatte viele Kinder.
Karl d. Gr. wurde 800 gekrönt.
Das kostet 3,50 Euro bzw. 4 Euro am Abend. | Kinder zahlen nichts.
Der Zug fährt um 8 Uhr ab. | Busse folgen später.
Das Buch erschien in der 3. Aufl. und ist dick. | Leser mögen es.
Er wurde am 1. 5. 1990 geboren. | Heute ist er Arzt.
Die Firma Meier GmbH & Co. KG wächst. | Kunden sind froh.
Das Haus ist ca. 200 m² groß. | Platz gibt es genug.
Um 1900 v. Chr. lebten hier Bauern. | Funde zeigen das.
`;

const rows = (table: string) => table.trim().split('\n');
const cases = [
  ...rows(english).map((row) => [row, 'en'] as const),
  ...rows(german).map((row) => [row, 'de'] as const),
];

describe('sentences', () => {
  it.each(cases)('%s', (row, language) => {
    const text = row.replaceAll(' | ', ' ');
    expect(splitSentences(text, language).join(' | ')).toBe(expected(row));
  });

  it('are guessed to be German by their words', () => {
    expect(splitSentences('Am 3. Oktober ist frei. Die Läden sind zu.')).toHaveLength(2);
  });

  it('are none where nothing is said', () => {
    expect(splitSentences('  \n ')).toEqual([]);
    expect(splitSentences('***')).toEqual([]);
  });

  it('keep every word, in its order', () => {
    for (const [row, language] of cases) {
      const text = row.replaceAll(' | ', ' ');
      const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
      expect(letters(splitSentences(text, language).join(' '))).toBe(letters(text));
    }
  });

  it('are found in Chinese and Japanese, which have no spaces between them', () => {
    expect(splitSentences('今天很好。我们去公园。', 'zh')).toEqual(['今天很好。', '我们去公园。']);
  });

  it('take a language that nobody knows for English', () => {
    expect(splitSentences('One. Two.', 'not a language')).toEqual(['One.', 'Two.']);
  });
});

/** What runs on is cut without a bar in the table: the cut has no space. */
function expected(row: string): string {
  return row
    .replace(/(?<=ended\.|left\.|Great!)(?=\p{Lu})/gu, ' | ')
    .replace(/ ?• /g, (mark) => (mark.startsWith(' ') ? ' | ' : ''))
    .replace('| | ', '| ');
}
