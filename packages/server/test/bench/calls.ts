import { createOrder, getServiceDates, holdSlot } from '@bellows/api'
import type { Names } from './script.ts'

export const callNames = ['read', 'hold', 'order'] as const
export type CallName = (typeof callNames)[number]

const fill = (path: string, value: string) => path.replace(/:\w+/, value)
const customer = (email: string) => ({ fullName: 'Ann Lee', email, phone: '+1 618 555 0142' })

/** One request as the site would send it; visitors come from addresses of their own. */
export function requestFor(name: CallName, { slotId, token, address, email }: Names): [string, RequestInit] {
  const headers = { 'content-type': 'application/json', 'x-hold-token': token, 'x-forwarded-for': address }
  if (name === 'read') return [fill(getServiceDates.path, 'mini'), { headers }]
  if (name === 'hold') {
    const body = JSON.stringify({ packageId: 'basic' })
    return [fill(holdSlot.path, slotId), { method: 'PATCH', headers, body }]
  }
  const body = JSON.stringify({ serviceId: 'mini', slotId, customer: customer(email) })
  return [createOrder.path, { method: 'POST', headers, body }]
}
