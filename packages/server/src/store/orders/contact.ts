import { customerSchema, type Customer } from '@bellows/domain'
import * as z from 'zod/mini'

/** Who an order is for; what was never filled in is empty. */
export const contactOf = (stored: unknown): Customer =>
  z.parse(customerSchema, { fullName: '', email: '', ...Object(stored) })
