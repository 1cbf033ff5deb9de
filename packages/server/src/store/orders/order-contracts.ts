import type { Service } from '@bellows/domain'
import type { OrderFacts } from './order-facts.ts'

type Contracts = Service['contractTemplates']

/**
 * The contracts of an order, in the order in which they are signed: those that its service asks for, once it is booked
 * those that it asked for then. One that is withdrawn stays as long as its signature counts.
 */
export function contractsOf({ order, service, settings, signed }: OrderFacts): Contracts {
  const { contractIds } = order
  if (!contractIds) return service.contractTemplates
  return contractIds.flatMap((id) => {
    const offered = settings.contracts.find((contract) => contract.id === id)
    const name = offered?.name ?? signed.find(({ templateId }) => templateId === id)?.title
    return name === undefined ? [] : [{ id, name }]
  })
}
