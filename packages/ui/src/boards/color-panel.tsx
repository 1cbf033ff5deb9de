import { contrast, danger, readablePairs, type Palette, type Scheme, type Surface } from '@bellows/tokens'
import { Text } from '../text/text.tsx'
import * as css from './color-panel.css.ts'

type Sample = keyof typeof css.sample
type Row = Readonly<{ pair: Sample; ratio: number; minimum: number }>
type PanelProps = Readonly<{ palette: Palette; scheme: Scheme; surface: Surface }>

const withWords: ReadonlySet<Sample> = new Set([
  'headings',
  'paragraphs',
  'link',
  'notice',
  'label',
  'danger',
])

/** Every pair of a surface with its contrast and the least that it needs; hairlines only decorate and need none. */
export function ratiosOf({ palette, scheme, surface }: PanelProps): Row[] {
  const paint = palette.schemes[scheme]
  const { lines, background } = paint[surface]
  const pairs = Object.entries(readablePairs).map(([pair, { ratio, minimum }]) => ({
    pair: pair as Sample,
    ratio: ratio(paint, surface),
    minimum,
  }))
  return [
    ...pairs,
    { pair: 'lines', ratio: contrast(lines, background), minimum: 1 },
    { pair: 'danger', ratio: contrast(danger.text, danger.plate), minimum: 4.5 },
  ]
}

/** One surface of a scheme: its colours where they are used, ratios printed. */
export const ColorPanel = ({ palette, scheme, surface }: PanelProps) => (
  <div data-surface={surface} data-panel={`${scheme} ${surface}`} className={css.panel}>
    <Text variant="h4" tone="heading">
      {scheme} · {surface}
    </Text>
    <ul className={css.rows}>
      {ratiosOf({ palette, scheme, surface }).map(({ pair, ratio, minimum }) => (
        <li key={pair} className={css.row} data-fails={ratio < minimum || undefined}>
          <span className={css.sample[pair]} aria-hidden="true">
            {withWords.has(pair) && 'Aa'}
          </span>
          <span className={css.name}>{pair}</span>
          <span className={css.figure}>
            {ratio.toFixed(2)} : 1{ratio < minimum && ` (needs ${minimum})`}
          </span>
        </li>
      ))}
    </ul>
  </div>
)
