import type { BenchData } from './serve.ts'

export type UpdateKind = 'palette' | 'typography'
export type Body = Readonly<{ action: string; sequence: number }>

type Block = Readonly<{ id: string; options?: object }>
type Page = Readonly<{ layout: Readonly<{ contents?: readonly Block[] }> }>

let said = 0
const body = (action: string, more: object): Body => ({ action, sequence: (said += 1), ...more })

/**
 * A page of so many sections: those of the studio's own pages, again and again, without header and footer. Nothing of
 * them moves by itself, so that what is drawn is drawn for an update; a list's prices, which are looked at anew as each
 * minute begins, are not shown.
 */
export function sectionsOf({ pages }: BenchData, count: number): Body {
  const known = (pages as readonly Page[]).flatMap(({ layout }) => layout.contents ?? [])
  const contents = Array.from({ length: count }, (_, index) => {
    const block = known[index % known.length]
    return {
      ...block,
      id: `section-${index}`,
      options: { ...block?.options, autoplay: false, showPrice: false },
    }
  })
  const page = { id: 'measured', slug: null, title: 'Measured', layout: { contents } }
  return body('web-builder-page-update', { view: { kind: 'page', page } })
}

const STEPS = 256

/** Every colour of the theme a little other than before, as while a colour is being picked. */
const tinted = (theme: unknown, step: number): unknown =>
  JSON.parse(
    JSON.stringify(theme).replaceAll(
      /(#[\da-f]{4})[\da-f]{2}\b/gi,
      (_, start: string) => start + (step % STEPS).toString(16).padStart(2, '0'),
    ),
  )

type Styled = Readonly<{ styles: object }>

const setIn = (theme: unknown, step: number): unknown => {
  const { styles } = theme as Styled
  return { ...(theme as Styled), styles: { ...styles, typography: step % 2 === 0 ? 'quarto' : 'atelier' } }
}

/** Theme updates of one kind without end, each other than the one before. */
export function* updates(kind: UpdateKind, { theme }: BenchData): Generator<Body, never> {
  const change = kind === 'palette' ? tinted : setIn
  for (let step = 0; ; step += 1) yield body('web-builder-theme-update', { theme: change(theme, step) })
}
