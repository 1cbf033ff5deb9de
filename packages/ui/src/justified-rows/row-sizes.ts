import { breakpoints } from '@bellows/tokens'
import type { RowPlace } from './row-places.ts'

/** The wide container stops growing there, at that width in pixels. */
const WIDEST = { from: 1728, width: 1600 }

type Places = Readonly<Record<'m' | 't' | 'd', RowPlace>>

const inView = ({ share }: RowPlace) => `${Math.ceil(share * 100)}vw`

/** `sizes` of a picture that has these shares of its row, band by band. */
export function rowSizes({ m, t, d }: Places): string {
  return [
    `(min-width:${WIDEST.from}px) ${Math.ceil(d.share * WIDEST.width)}px`,
    `(min-width:${breakpoints.d}px) ${inView(d)}`,
    `(min-width:${breakpoints.t}px) ${inView(t)}`,
    inView(m),
  ].join(', ')
}
