import { orderWire } from '../../store/orders/order-wire.ts'
import type { Handler } from '../handler.ts'
import { giveTime } from './give-time.ts'

export const selectDate: Handler<'selectDate'> = async (sent, call) => orderWire(await giveTime(sent, call))
