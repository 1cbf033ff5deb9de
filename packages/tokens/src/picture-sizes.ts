import { breakpoints } from './breakpoints.ts'

/** Widths from which the content (1312) and the wide (1600) container stop growing, margins included. */
const CONTENT_FULL = 1408
const WIDE_FULL = 1728

const round = (value: number) => Number(value.toFixed(3))
const from = (width: number, value: string) => `(min-width:${width}px) ${value}`

function desktop(kind: string, n: number): string[] {
  const fluid = from(breakpoints.d, `calc(${round((100 * n) / 12)}vw - ${round(6 * n + 24)}px)`)
  if (kind === 'c') return [from(CONTENT_FULL, `${Math.round((1336 / 12) * n - 24)}px`), fluid]
  return [
    from(WIDE_FULL, `${round(135.33 * n - 24)}px`),
    from(breakpoints.xl, `calc(${round((100 * n) / 12)}vw - ${round(8.667 * n + 24)}px)`),
    fluid,
  ]
}

const plain: Record<string, string> = { bleed: '100vw', half: '50vw' }
const asIs = (token: string) => plain[token] ?? token
const tablet = (n: number) => `calc(${round(12.5 * n)}vw - ${round(5.5 * n + 20)}px)`
const phone = (n: number) => `calc(${25 * n}vw - ${7 * n + 12}px)`

/** Columns of a token such as `c5`, or null for a plain width. */
function spanOf(token: string): { kind: string; n: number } | null {
  const [, kind, digits] = /^([cwtm])(\d+(?:\.\d+)?)$/.exec(token) ?? []
  return kind ? { kind, n: Number(digits) } : null
}

const bands: readonly ((token: string) => string[])[] = [
  (token) => {
    const span = spanOf(token)
    return span ? desktop(span.kind, span.n) : [from(breakpoints.d, asIs(token))]
  },
  (token) => {
    const span = spanOf(token)
    return [from(breakpoints.t, span ? tablet(span.n) : asIs(token))]
  },
  (token) => {
    const span = spanOf(token)
    return [span ? phone(span.n) : asIs(token)]
  },
]

/**
 * The `sizes` attribute of a picture from its columns per band, e.g. `c5·t4·m4`, `w2.4·t4·m2`, `58vw·50vw·bleed`;
 * a single token such as `bleed` stands for all bands.
 */
export function sizesFor(spans: string): string {
  const tokens = spans.split('·')
  if (tokens.length === 1) return asIs(spans)
  return tokens.flatMap((token, index) => bands[index]?.(token) ?? []).join(', ')
}
