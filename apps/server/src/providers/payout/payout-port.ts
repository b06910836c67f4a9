/** Money to be sent to somebody. */
export interface PayoutOrder {
  /** Ours; the same order is carried out once, however often it is given. */
  readonly id: string;
  readonly receiver: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** How far the service is with an order. */
export interface PayoutProgress {
  /**
   * 'open': on its way, or waiting to be claimed. 'paid': they have it. 'returned': it came back, or never left, and
   * will not go again.
   */
  readonly outcome: 'open' | 'paid' | 'returned';
  /** In the service's own word. */
  readonly state: string;
  /** What went wrong, for people to read. */
  readonly reason: string;
  readonly feeCents: number;
}

/** A service that sends money to affiliates. */
export interface PayoutService {
  readonly name: 'paypal';
  /** Gives the order, and says what the service calls it. Asked again after any failure, it is still one order. */
  send(order: PayoutOrder, signal: AbortSignal): Promise<string>;
  look(reference: string, signal: AbortSignal): Promise<PayoutProgress>;
}

/**
 * The service did not take it, and certainly sent nothing: too little money, an address it does not like. Everything
 * else that goes wrong leaves open whether it was taken, and is thrown as it comes.
 */
export class PayoutRefused extends Error {
  override name = 'PayoutRefused';
}
