import { DRAWING_MAX } from '@bellows/domain'

/** A place of the pen, in pixels of the pad. */
export type Point = Readonly<{ x: number; y: number }>

/** Nearer points than this add nothing that is seen. */
const STEP = 2
const FURTHEST = 9999

const whole = (length: number) => Math.min(Math.max(Math.round(length), 0), FURTHEST)
const textOf = ({ x, y }: Point) => `${whole(x)} ${whole(y)}`

/**
 * A drawn signature with one more line, from where the pen went down or from its last place. A dot draws nothing: the
 * path always is what the server takes, `M` and `L` in whole pixels.
 */
export function withLine(
  path: string,
  from: Point,
  { to, isFirst }: { to: Point; isFirst: boolean },
): string {
  const line = `${isFirst ? `M${textOf(from)}` : ''}L${textOf(to)}`
  return path.length + line.length > DRAWING_MAX ? path : path + line
}

export const isFarEnough = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) >= STEP

/** The `viewBox` around a signature, with room for the pen’s width. */
export function boundsOf(path: string): string {
  const points = [...path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - STEP, Math.min(...ys) - STEP]
  return `${left} ${top} ${Math.max(...xs) + STEP - left} ${Math.max(...ys) + STEP - top}`
}
