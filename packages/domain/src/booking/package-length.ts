import type { Order } from '../entities/order.ts'
import type { Package } from '../entities/package.ts'

type Lengths = Pick<Package, 'shootDuration' | 'shoots'>

/** Minutes of all shoots of a package; a combination's own length is that of its first. */
export const packageLength = ({ shootDuration, shoots }: Lengths): number =>
  shoots.length > 1 ? shoots.reduce((sum, shoot) => sum + shoot.shootDuration, 0) : shootDuration

/** Minutes of what an order books, all shoots of a combination; 0 without a package. */
export const orderLength = ({ package: chosen, shoots }: Pick<Order, 'package' | 'shoots'>): number =>
  shoots.length > 1 ? shoots.reduce((sum, { duration }) => sum + duration, 0) : (chosen?.shootDuration ?? 0)

/** The shortest and the longest of what a service offers; what it says of itself counts only the first shoot. */
export function serviceLengths(
  service: Readonly<{ minDuration: number; maxDuration: number; packages: readonly Lengths[] }>,
): readonly [least: number, most: number] {
  const { minDuration, maxDuration, packages } = service
  if (!packages.some(({ shoots }) => shoots.length > 1)) return [minDuration, maxDuration]
  const lengths = packages.map(packageLength)
  return [Math.min(...lengths), Math.max(...lengths)]
}
