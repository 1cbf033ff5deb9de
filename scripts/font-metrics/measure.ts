import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { standIns, type Cut, type Manner } from './cuts.ts'
import { sample } from './sample.ts'

const EM = 1000
const fromTokens = createRequire(new URL('../../packages/tokens/package.json', import.meta.url))

/** What a voice does to the letters, in CSS. */
const lettersOf = {
  capitals: 'text-transform:uppercase',
  'small-caps': 'font-variant-caps:all-small-caps',
}

/** Width of the sample and of a zero, ascent, descent and line gap of a file, per em, as the browser draws it. */
function drawn(page: Page, file: string, { weight, variation = 'normal', letters }: Omit<Cut, 'kind'>) {
  const url = `data:font/woff2;base64,${readFileSync(fromTokens.resolve(file)).toString('base64')}`
  const css = `font:${weight} ${EM}px/normal Cut;font-variation-settings:${variation};white-space:pre;display:inline-block;`
  return page.evaluate(
    async (cut) => {
      document.fonts.clear()
      document.fonts.add(await new FontFace('Cut', `url(${cut.url})`, { weight: '100 900' }).load())
      document.body.innerHTML = '<span></span>'
      const span = document.body.firstElementChild as HTMLElement
      const widthOf = (text: string, style: string) => {
        span.style.cssText = style
        span.textContent = text
        return span.getBoundingClientRect().width / cut.em
      }
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('No canvas')
      pen.font = `${cut.em}px Cut`
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText('x')
      const zero = widthOf('0', cut.css)
      const { height } = span.getBoundingClientRect()
      return {
        width: widthOf(cut.sample, cut.css + cut.letters),
        zero,
        ascent: ascent / cut.em,
        descent: descent / cut.em,
        lineGap: Math.max(0, height - ascent - descent) / cut.em,
      }
    },
    { url, css, sample, letters: letters ? lettersOf[letters] : '', em: EM },
  )
}

const STRONG = 600
const inItalics = (file: string) => file.replace('-normal.woff2', '-italic.woff2')
const inBold = (file: string) => file.replace('-400-', '-700-')
const spoken: Record<Manner | 'upright', (cut: Cut, standIn: string) => [Cut, string]> = {
  upright: (cut, standIn) => [cut, standIn],
  italic: (cut, standIn) => [{ ...cut, file: inItalics(cut.file) }, inItalics(standIn)],
  strong: (cut, standIn) => [{ ...cut, weight: STRONG }, inBold(standIn)],
}

/** How far each stand-in of a cut is stretched, in a manner of speaking, to be as wide over the sample. */
async function stretchOf(page: Page, cut: Cut, manner: Manner | 'upright') {
  const shares: number[] = []
  for (const file of standIns[cut.kind]) {
    const [told, standIn] = spoken[manner](cut, file)
    const { width } = await drawn(page, told.file, told)
    const plain = await drawn(page, standIn, { ...told, variation: 'normal' })
    shares.push(width / plain.width)
  }
  return shares
}

/** A cut's measures in em, and the stretch of its stand-ins in every manner that it speaks in. */
export async function measure(page: Page, cut: Cut) {
  const { width: _, ...measures } = await drawn(page, cut.file, cut)
  const stretch: [string, number[]][] = []
  for (const manner of ['upright', ...(cut.also ?? [])] as const)
    stretch.push([manner, await stretchOf(page, cut, manner)])
  return { ...measures, stretch }
}
