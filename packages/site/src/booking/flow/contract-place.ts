import type { Service } from '@bellows/domain'

/** Which of several contracts, from 1. */
export type ContractPlace = Readonly<{ number: number; count: number }>

/** Number of the contract that an address names; the first one where it names none that there is. */
export function contractNumber(
  named: string | undefined,
  { contractTemplates }: Pick<Service, 'contractTemplates'>,
): number {
  const number = Number(named ?? 1)
  return contractTemplates[number - 1] ? number : 1
}

/** Told to visitors only where there are several. */
export function contractPlace(
  named: string | undefined,
  service: Pick<Service, 'contractTemplates'>,
): ContractPlace | null {
  const count = service.contractTemplates.length
  return count > 1 ? { number: contractNumber(named, service), count } : null
}
