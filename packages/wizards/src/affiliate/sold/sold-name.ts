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
  return plain || keyword;
}
