import type { AddonChoice } from '../entities/addon.ts'
import type { Service } from '../entities/service.ts'

/** What of the chosen add-ons a service still offers, in no greater number than it does. */
export function keptAddons(
  { addons }: Pick<Service, 'addons'>,
  chosen: readonly AddonChoice[],
): AddonChoice[] {
  return chosen.flatMap(({ id, quantity }) => {
    const offered = addons.find((addon) => addon.id === id)
    return offered ? [{ id, quantity: Math.min(quantity, offered.maxQuantity) }] : []
  })
}
