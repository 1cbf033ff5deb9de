import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from './chromium.ts'

// Letter frequencies of running English text with word spaces, the measure that browsers' fallback tuning uses.
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '
type Cut = Readonly<{ file: string; kind: 'serif' | 'sans' | 'mono'; weight: number; variation?: string }>
const variable = (name: string, axis = 'wght') =>
  `@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`
const fixed = (name: string) => `@fontsource/${name}/files/${name}-latin-400-normal.woff2`

/** Every cut of a face that a voice speaks in; optical sizes are those of a section's title or of running text. */
const cuts: Readonly<Record<string, Cut>> = {
  cormorant: { file: variable('cormorant'), kind: 'serif', weight: 400 },
  'hanken-grotesk': { file: variable('hanken-grotesk'), kind: 'sans', weight: 400 },
  'newsreader-title': {
    file: variable('newsreader', 'opsz'),
    kind: 'serif',
    weight: 340,
    variation: "'opsz' 50",
  },
  'newsreader-text': {
    file: variable('newsreader', 'opsz'),
    kind: 'serif',
    weight: 400,
    variation: "'opsz' 18",
  },
  'libre-franklin': { file: variable('libre-franklin'), kind: 'sans', weight: 500 },
  'bodoni-moda': {
    file: variable('bodoni-moda', 'opsz'),
    kind: 'serif',
    weight: 400,
    variation: "'opsz' 18",
  },
  jost: { file: variable('jost'), kind: 'sans', weight: 400 },
  fraunces: { file: variable('fraunces', 'opsz'), kind: 'serif', weight: 360, variation: "'opsz' 48" },
  figtree: { file: variable('figtree'), kind: 'sans', weight: 400 },
  'instrument-serif': { file: fixed('instrument-serif'), kind: 'serif', weight: 400 },
  'instrument-sans': { file: variable('instrument-sans'), kind: 'sans', weight: 400 },
  'eb-garamond': { file: variable('eb-garamond'), kind: 'serif', weight: 420 },
  'archivo-narrow': { file: variable('archivo', 'wdth'), kind: 'sans', weight: 600, variation: "'wdth' 78" },
  archivo: { file: variable('archivo', 'wdth'), kind: 'sans', weight: 400 },
  'ibm-plex-mono': { file: fixed('ibm-plex-mono'), kind: 'mono', weight: 400 },
  'bricolage-grotesque': {
    file: variable('bricolage-grotesque', 'opsz'),
    kind: 'sans',
    weight: 560,
    variation: "'opsz' 44",
  },
  karla: { file: variable('karla'), kind: 'sans', weight: 400 },
}

const require = createRequire(new URL('../packages/tokens/package.json', import.meta.url))
const inEm = (value: number) => Number(value.toFixed(5))

/** Average width, width of a zero, ascent, descent and line gap of a cut, per em, as the browser draws it. */
function measure(page: Page, { file, weight, variation = 'normal' }: Cut) {
  const url = `data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')}`
  return page.evaluate(
    async (cut) => {
      const EM = 1000
      document.fonts.clear()
      document.fonts.add(await new FontFace('Cut', `url(${cut.url})`, { weight: '100 900' }).load())
      document.body.innerHTML = '<span></span>'
      const span = document.body.firstElementChild as HTMLElement
      span.style.cssText = `font:${cut.weight} ${EM}px/normal Cut;font-variation-settings:${cut.variation};font-kerning:none;font-variant-ligatures:none;white-space:pre;display:inline-block`
      span.textContent = cut.sample
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('No canvas')
      pen.font = `${EM}px Cut`
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText('x')
      const { width, height } = span.getBoundingClientRect()
      span.textContent = '0'
      return {
        average: width / EM / cut.sample.length,
        zero: span.getBoundingClientRect().width / EM,
        ascent: ascent / EM,
        descent: descent / EM,
        lineGap: Math.max(0, height - ascent - descent) / EM,
      }
    },
    { url, weight, variation, sample },
  )
}

async function row(page: Page, [name, cut]: readonly [string, Cut]): Promise<string> {
  const measures = Object.entries(await measure(page, cut)).map(([key, value]) => `${key}: ${inEm(value)}`)
  return `  '${name}': { kind: '${cut.kind}', ${measures.join(', ')} },\n`
}

const browser = await chromium.launch(chromiumLaunch())
try {
  const page = await browser.newPage()
  let rows = ''
  for (const cut of Object.entries(cuts)) rows += await row(page, cut)
  writeFileSync(
    new URL('../packages/tokens/src/typography/face-metrics.ts', import.meta.url),
    `/** Written by \`npm run font-metrics\`: measures of each cut in em, from which its local stand-ins are stretched. */\nexport const faceMetrics = {\n${rows}} as const\n`,
  )
} finally {
  await browser.close()
}
