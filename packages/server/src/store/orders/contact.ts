import { customerForm, customerSchema, type Customer } from '@bellows/domain'
import * as z from 'zod/mini'

/** Who an order is for; what was never filled in is empty. */
export const contactOf = (stored: unknown): Customer =>
  z.parse(customerSchema, { fullName: '', email: '', ...Object(stored) })

/** Nothing of it is left to be asked. */
export const isWholeContact = (contact: unknown): boolean => z.safeParse(customerForm, contact).success
