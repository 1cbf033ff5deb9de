/** Which of several contracts, from 1. */
export type ContractPlace = Readonly<{ number: number; count: number }>

/** Number of the contract that an address names; the first one where it names none that there is. */
export function contractNumber(named: string | undefined, count: number): number {
  const number = Number(named ?? 1)
  return Number.isInteger(number) && number >= 1 && number <= count ? number : 1
}

/** Told to visitors only where there are several. */
export const contractPlace = (named: string | undefined, count: number): ContractPlace | null =>
  count > 1 ? { number: contractNumber(named, count), count } : null

/** An address that names none of the contracts that there are. */
export const namesNoContract = (named: string | undefined, count: number): boolean =>
  named !== undefined && named !== String(contractNumber(named, count))
