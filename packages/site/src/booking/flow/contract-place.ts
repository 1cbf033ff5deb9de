import { stepPath, type SignContract, type Step } from '@bellows/domain'
import type { BookingBase } from './home.ts'

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

/** The contracts of a booking, and those that this browser knows to be signed. */
export type Contracts = Readonly<{
  contracts: readonly (Pick<SignContract, 'id'> & Partial<Pick<SignContract, 'signedDate'>>)[]
  signed: readonly string[]
}>

/** Number of the first contract that is not signed; the first one’s where all are. */
export function openContract({ contracts, signed }: Contracts): number {
  const open = contracts.findIndex(({ id, signedDate }) => !signedDate && !signed.includes(id))
  return Math.max(open, 0) + 1
}

/** Address of a step; of several contracts that of the first that is not signed. */
export function openPath(base: BookingBase, step: Step, contracts: Contracts): string {
  const number = step === 'sign-contract' ? openContract(contracts) : 1
  return stepPath(base, step, number > 1 ? number : undefined)
}
