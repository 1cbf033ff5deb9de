/** It was paid for after its time was another's, and waits for a new one; a shoot that took place or not waits for none. */
export const hasLostTime = ({ flag, status }: { flag: string | null; status: string | null }): boolean =>
  flag === 'PAID_WITHOUT_SLOT' && status !== 'CANCELLED' && status !== 'SHOOTED'
