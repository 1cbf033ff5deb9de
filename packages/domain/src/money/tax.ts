import type { TaxMode } from '../entities/service.ts'
import { percentOf, percentWithin } from './round.ts'

export interface Taxed {
  tax: number
  total: number
}

/** Minor units; INCLUDE: the sum is final and contains the tax. EXCLUDE: the tax comes on top. */
export function taxed(sum: number, mode: TaxMode, rate: number): Taxed {
  if (mode === 'INCLUDE') return { tax: percentWithin(sum, rate), total: sum }
  const tax = percentOf(sum, rate)
  return { tax, total: sum + tax }
}
