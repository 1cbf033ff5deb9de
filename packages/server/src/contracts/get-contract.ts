import type { getContract } from '@bellows/api'
import type { Handler } from '../http/route.ts'
import { readOwnOrder } from '../orders/own-order.ts'
import { scopeOf } from '../studio/scope.ts'
import { dueContract, orderContractWire } from './order-contract.ts'
import { readSignatures } from './read-signatures.ts'

export const answerContract: Handler<typeof getContract> = async ({ orderId, id }, call) => {
  const facts = await readOwnOrder(call, orderId)
  return orderContractWire(facts, dueContract(facts, id), await readSignatures(scopeOf(call), orderId))
}
