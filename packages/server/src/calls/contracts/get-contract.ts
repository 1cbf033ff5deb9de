import { scopeOf } from '../../base/scope.ts'
import { readSignatures } from '../../store/contracts/read-signatures.ts'
import type { Handler } from '../handler.ts'
import { readOwnOrder } from '../orders/own-order.ts'
import { orderContractWire } from './order-contract.ts'

export const getContract: Handler<'getContract'> = async ({ orderId, id }, call) => {
  const facts = await readOwnOrder(call, orderId)
  return orderContractWire(facts, id, await readSignatures(scopeOf(call), orderId))
}
