import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import { cuts } from './cuts.ts'
import { measure } from './measure.ts'

const inEm = (value: number) => Number(value.toFixed(5))
const folder = new URL('../../packages/tokens/src/typography/', import.meta.url)

type Table = Readonly<{ file: string; name: string; about: string; rows: readonly string[] }>

function writeTable({ file, name, about, rows }: Table): void {
  const head = `/** Written by \`npm run font-metrics\`: ${about} */\nexport const ${name} = {\n`
  writeFileSync(new URL(file, folder), `${head}${rows.join('')}} as const\n`)
}

const browser = await chromium.launch(chromiumLaunch())
try {
  const page = await browser.newPage()
  const metrics: string[] = []
  const stretches: string[] = []
  for (const [name, cut] of Object.entries(cuts)) {
    const { stretch, ...measures } = await measure(page, cut)
    const cells = Object.entries(measures).map(([key, value]) => `${key}: ${inEm(value)}`)
    const shares = stretch.map(([manner, each]) => `${manner}: [${each.map(inEm).join(', ')}]`)
    metrics.push(`  '${name}': { kind: '${cut.kind}', ${cells.join(', ')} },\n`)
    stretches.push(`  '${name}': { ${shares.join(', ')} },\n`)
  }
  writeTable({
    file: 'face-metrics.ts',
    name: 'faceMetrics',
    about: 'measures of each cut in em.',
    rows: metrics,
  })
  writeTable({
    file: 'stand-in-stretch.ts',
    name: 'standInStretch',
    about: 'how far the local stand-ins of each cut, in their order, are stretched to its width.',
    rows: stretches,
  })
} finally {
  await browser.close()
}
