/** Address of one of a booking's contracts, counted from 1. */
export const contractPath = (orderId: string, number: number): string =>
  `/shoots/${orderId}/sign-contract/${number}`
