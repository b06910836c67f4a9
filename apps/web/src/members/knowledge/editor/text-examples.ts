import type { EntryKind } from '../kind-names.ts';

/** What an entry of each kind looks like as text; docs/knowledge.md tells all of it. */
export const textExamples: Readonly<Record<EntryKind, string>> = {
  things: `# Farmer loaf | our farmer loaf
= country bread, house bread
> One dough, two days, and a crust that sings.
Two days of rest | The dough sleeps in a cool room for 48 hours.
Stone oven | We bake it on stone, in a wood-fired oven. | fire
Only four things | Flour, water, salt and time. Nothing else.
A crust that sings | It crackles while it cools. Listen closely.
Fresh for a week | Keep it in a linen bag, with the cut side down.
?1 How long does the dough rest? | Two days | One hour | Ten minutes | A month`,
  topics: `# Our breads
= bakery breads, breads of our bakery
! bread ; studio
> Five breads, one oven, no secrets.
< Which one will you try first?
[top] Top 3 breads of our bakery | bread of our bakery | breads of our bakery
Farmer loaf | country bread loaf | bread | The dough rests for two days. | It stays fresh for a week.
Rye | dark rye bread | bread | Half of it is rye. | It goes well with cheese.
Baguette | baguette basket | baguette-bread | We bake it three times a day. | It is best within hours.`,
  comparisons: `# rye or spelt bread | Rye or spelt: which bread is for you?
= spelt or rye bread
! bread ; studio
* Rye | bread
* Spelt | sheaf-of-rice
Taste | bread | Strong and a little sour. | Mild and nutty. | 0
Keeps fresh | calendar | It keeps for a week. | It keeps for three days. | 1 It holds more water`,
  offers: `# bakery
= bakeries, bread shop
! bread ; studio
desired | bring home bread that tastes of something
issue | bread that is dry the next day
product_type | bakery
benefit | Dough that rests for two days
question | Until when is there fresh bread?
cta | Come by tomorrow morning`,
};
