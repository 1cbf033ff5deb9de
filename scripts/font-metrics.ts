import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'

// Letter frequencies of running English text with word spaces, the measure that browsers' fallback tuning uses.
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '
/** Local faces by the metrics they share, with their average width per em. */
const times = { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], average: 854.3953488372093 / 2048 }
const arial = { names: ['Arial', 'Liberation Sans', 'Arimo'], average: 934.5116279069767 / 2048 }
const openSans = {
  names: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
  average: 983.3023255813954 / 2048,
}
const fallbacks = { serif: [times, openSans], sans: [arial, openSans] }
const faces = [
  ['Cormorant Variable', '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2', 'serif'],
  [
    'Hanken Grotesk Variable',
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    'sans',
  ],
  ['Fraunces Variable', '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', 'serif'],
  ['Figtree Variable', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'sans'],
] as const

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

function fallbacksOf(file: string, kind: keyof typeof fallbacks) {
  const require = createRequire(new URL('../packages/tokens/package.json', import.meta.url))
  const font = openSync(require.resolve(file))
  const widths = sample
    .split('')
    .map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  const average = widths.reduce((sum, width) => sum + width, 0) / sample.length / font.unitsPerEm
  return fallbacks[kind].map((local) => {
    const adjust = average / local.average
    const relative = (units: number) => percent(Math.abs(units) / font.unitsPerEm / adjust)
    return {
      local: local.names,
      sizeAdjust: percent(adjust),
      ascentOverride: relative(font.ascent),
      descentOverride: relative(font.descent),
      lineGapOverride: relative(font.lineGap),
    }
  })
}

const table = Object.fromEntries(faces.map(([family, file, kind]) => [family, fallbacksOf(file, kind)]))
writeFileSync(
  new URL('../packages/tokens/src/typography/fallback-metrics.ts', import.meta.url),
  `/** Written by \`npm run font-metrics\`: local faces stretched to each web font, so that the swap moves no line. */\nexport const fallbackMetrics = ${JSON.stringify(table, null, 2)} as const\n`,
)
