import { stepPath, type SignContract, type Step } from '@bellows/domain'
import type { BookingBase } from './home.ts'

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
