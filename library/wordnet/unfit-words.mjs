/**
 * What no film of ours should say. WordNet describes how people really speak, slurs included; such
 * words, and entries whose explanation says what they are, do not come along.
 */
const wordsOf = (text) =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  );

/** Not even as a part of a name. */
export const unfitParts = wordsOf(`
  abortion arse arsehole asshole bastard bitch bondage boob boobs bordello brothel bugger buggery bullshit cadaver
  cathouse cocaine cocksucker cocotte coitus concubine condom coon copulation corpse crap cretin cunnilingus cunt dago
  darkie darky deflowerer dildo dyke erotica excrement faeces fag faggot fart fatso feces fellatio floozie floozy
  fornication fuck fucker gangbang genitalia genocide gigolo gook greaseball gringo half-breed half-caste harlot hashish
  heroin hitler honkie honky hooker hooters hymie imbecile incest intercourse jap jezebel jigaboo jism jizz kike
  kraut lynching marijuana masochism massacre masturbation molester mongoloid moron mulatto murder murderer
  nazi nazism necrophilia negress negro nigga nigger nigra nympho nymphomaniac octoroon opium orgasm orgy paedophile paki
  pederast pedophile penis pervert phallus piccaninny pickaninny pimp piss polack poof poofter porn porno pornography
  prostitute pubes pudendum pussy quadroon rape rapist redskin retard retardate roundeye sadism sambo scrotum semen
  sexpot sheeny shit shithead skank slant-eye slattern slut smegma sodomite sodomy spic spick squaw streetwalker
  strumpet suicide swastika terrorism terrorist testicle titty tranny trollop turd twat vagina vulva wanker wetback
  white_trash whore whoredom whorehouse wog wop yid zoophilia anus bestiality clitoris foreskin kamikaze nip goy goyim
  shiksa gypsy gipsy eskimo transvestite lesbian homosexual homo tribade hermaphrodite cripple
`);

/** Names that are unfit when they stand alone: a blue tit and a chicken breast are fine. */
export const unfitNames = wordsOf(`
  ass breast breasts bum butt buttock buttocks cock crack crapper cum dick dung ecstasy erection execution gallows
  guillotine jerk jerry john manure meth mucus nipple nude phlegm poop prick pus queer rectum savage sex slaughter
  slave slavery snot stool stripper tit tits torture urine vibrator virgin vomit zygote weed tart idiot
  uncle_tom call_girl camp_follower gas_chamber concentration_camp death_camp angel_dust lsd car_bomb bomber assassin
  hun sperm jackass boche limey frog oriental
`);

/** Explanations that give such a word away. */
export const unfitGloss =
  /\b(offensive|vulgar|obscene|slurs?|derogatory|disparag\w*|insulting|sexual|sexually|genitals?|copulat\w*|prostitut\w*|penis|vagina|erotic|pornograph\w*|brothel|masturbat\w*|homosexual\w*|excrement|feces|faeces|urine|taboo|rape[ds]?|castrat\w*|intercourse|nazi|lewd|promiscuous|disease|cancer|tumou?r|syndrome|infection|murder\w*|slaves?|suicide|corpse|contempt\w*|stupid|despicable|immoral|terroris\w*|torture\w*|narcotics?|menstru\w*|retarded|negroid|racists?|testic\w*|ejaculat\w*|anal|pubic|enema|seduc\w*|fetish|killing|homicide|sex|put to death|decapitat\w*|inferior dog|unattractive|ugly|fat person|disgusting|lynch\w*|nude|naked person|mistress|gypsy|insane)\b/i;

/** Usage labels of WordNet: what hangs on these is left out. */
export const unfitUsage = new Set(['obscenity', 'ethnic slur', 'disparagement', 'derogation']);
