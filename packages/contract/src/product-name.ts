/** Apart from the looks, whose schema no page needs to say the product's name. */
export const productName = 'Reelwright';
