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
    .replace(/^(?:my|our) (?:own |new )?(?=\S)/i, '');
  return turnedAround(plain || keyword);
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
