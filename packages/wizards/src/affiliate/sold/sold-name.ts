import { singular } from '@reelwright/english';

/** What is sold, without who says so: nobody buys a “my zumbrix”, nor a “promo video for zumbrix”. */
export function soldName(keyword: string): string {
  const plain = keyword
    .trim()
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:an? |the |my |our )?(?:[\p{Ll}-]+ )?(?:video|ad|advert|advertisement|commercial|promo|promotion|flyer) (?:for|about) (?=\S)/u,
      '',
    )
    .replace(
      /^(?:please )?(?:advertise|introducing|launch|market|promote|sell|selling) (?=\S)/i,
      '',
    )
    .replace(/^(?:my|our) (?:own |new )?(?=\S)/i, '');
  return turnedAround(namedByTopic(plain || keyword));
}

/** An “online course about watercolor painting” is an online watercolor painting course. */
function namedByTopic(name: string): string {
  const [, how = '', sold, topic] =
    /^(online |live |free )?([a-z-]+(?: [a-z-]+)?) (?:about|on) ([a-z-]+(?: [a-z-]+){0,2})$/i.exec(
      name,
    ) ?? [];
  return sold && topic ? `${how}${topic} ${sold}` : name;
}

/** A “standing desk for home office” is a home office standing desk; accounting software for freelancers stays what it is. */
function turnedAround(name: string): string {
  const [, sold = '', whom = ''] =
    /^(\S+(?: \S+)?) for (?:the |a |an |your )?(\S+(?: \S+)?)$/i.exec(name) ?? [];
  const isOne = whom !== '' && !people.test(whom) && singular(whom) === whom;
  return isOne && !/ (?:and|or|of|with|in|to) /i.test(` ${sold} ${whom} `)
    ? `${whom} ${sold}`
    : name;
}

const people = /\b(?:men|women|children|people|everyone|everybody|me|us|you)$/i;
