/** Words that end in a dot, and what may follow it: data for `splitSentences`, for English and German texts. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** A name or a word always follows: "Dr. Smith", "e.g. apples". Lower case, without the last dot. */
export const neverLast = words(`
  mr mrs ms mx dr prof st sts mt ft gen sen rep gov lt col capt cpt cmdr maj sgt cpl pvt adm rev hon pres supt messrs mme mlle
  e.g i.e eg ie vs v cf viz approx ca c fig figs est al ed eds trans dept univ assn bros
  z.b d.h u.a i.d.r s.o s.u o.ä m.e v.a u.u z.t z.zt bzw vgl evtl ggf inkl exkl sog hl fr hr hrn dipl ing med phil jur geb gest
  mio mrd tsd str max min tel bspw insb einschl zzgl abzgl
`);

/** A number follows: "No. 5", "p. 12", "Abs. 3", "Jan. 5". */
export const beforeNumber = words(`
  no nos nr p pp vol vols ch chap sec art par para abs fig figs ver v jan feb mar apr jun jul aug sep sept oct nov dec
  mon tue tues wed thu thur thurs fri sat sun s bd kap aufl ziff okt dez mär
`);

/** These may end a sentence: they do where the next one begins like one, and not before a name. */
export const maybeLast = words(`
  inc ltd co corp jr sr llc plc bro ave blvd rd sq hwy a.m p.m u.s u.k u.n e.u u.s.a d.c l.a n.y ph.d m.d b.a m.a b.sc m.sc
  d.d.s j.d esq m.b.a b.c a.d p.s m.p b.c.e c.e usa v.chr n.chr chr jh ag gmbh e.v
`);

/** When something is: by the clock, or by the year. */
export const timeWords = words('a.m p.m b.c a.d b.c.e c.e');

/** What still belongs to a time: "8 p.m. Tuesday", "9 p.m. Eastern". */
export const afterTime = words(`
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
  eastern central mountain pacific atlantic greenwich london paris berlin tokyo
  est edt cst cdt mst mdt pst pdt et ct mt pt gmt bst cet cest utc
`);

/** A sentence that begins with a capital after one of these is a new one. */
export const usuallyLast = words('etc usw al u.s.w u.v.m m.m');

/** Names that are written with a mark: "Yahoo! Finance". */
export const markedNames = words('Yahoo! Jeopardy! Panic! Wham! Kahoot! Mamma-Mia! Oklahoma!');

/** Words that sentences begin with, and names do not. */
export const beginnings = words(`
  the a an this that these those he she it they we you i his her its their our my your there here in on at for from with by
  as when while after before since if although though but and or so yet however moreover also then now later today
  yesterday tomorrow meanwhile instead another some many most all both each no not what who why how where which is are was
  were do does did can could will would should may might let please according despite because during until once first
  second finally both either neither others everyone everything nothing nobody nearly about around only even still just
  it's he's she's they're we're i'm i've that's there's don't
  der die das ein eine einer er sie es wir ihr ich dies diese dieser dieses im am auf für mit von bei nach vor seit wenn als
  weil obwohl aber und oder doch dann danach heute gestern morgen jedoch auch hier dort was wer wie wo warum man nun zudem
  außerdem viele einige alle manche kein keine sein seine ihre unser unsere
`);

/** German counts with a dot: "3. Oktober", "19. Jahrhundert", "der 2. Platz". */
export const germanCounted = words(`
  januar jänner februar märz april mai juni juli august september oktober november dezember jahrhundert jahrhunderts
  jahrhunderten jh jahrtausend weltkrieg bundesliga liga klasse platz tag mal stock etage runde kapitel auflage geburtstag
  jahrestag teil lebensjahr spieltag quartal halbjahr staffel folge geschoss semester armee
`);
export const germanBeforeCount = words(
  'am der die das dem den des im vom zum beim ab bis seit jeden zur und oder ein eine einen einem jeder jede jedes',
);

/** A line that begins so is a step, and its number belongs to it. */
export const countedWords = words(
  'step tip rule chapter part lesson day reason fact myth stage phase round schritt tipp regel kapitel teil tag',
);
