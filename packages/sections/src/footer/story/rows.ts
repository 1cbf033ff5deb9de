import type { StoryContext } from '@storybook/react-vite'
import { inLargeText } from '@bellows/ui/testing'
import { expect } from 'storybook/test'

type Context = Pick<StoryContext, 'canvasElement'>

const topOf = (entry: Element) => {
  const range = document.createRange()
  const words = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT).nextNode()
  range.selectNodeContents(words ?? entry)
  return range.getClientRects()[0]?.top ?? Number.NaN
}
const columnsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll('nav ul, address, ul:has([rel~="me"])'),
]

/** Rows beside each other stand on one line, links and plain words alike. */
export async function sharesLines({ canvasElement }: Context) {
  const columns = columnsOf(canvasElement).map((column) => [...column.children].slice(0, 3).map(topOf))
  await expect(columns.length).toBeGreaterThan(2)
  const longest = columns.find((column) => column.length === 3) ?? []
  for (const column of columns)
    for (const [index, top] of column.entries())
      await expect(top).toBeCloseTo(longest[index] ?? Number.NaN, 0)
}

const linesOf = (words: Text, from: number, to: number) => {
  const range = document.createRange()
  range.setStart(words, from)
  range.setEnd(words, to)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Words that run on in a next line. */
function brokenWords(canvasElement: HTMLElement): string[] {
  const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let words = walker.nextNode(); words instanceof Text; words = walker.nextNode())
    for (const { 0: word, index } of words.data.matchAll(/\S+/g))
      if (linesOf(words, index, index + word.length) > 1) broken.push(word)
  return broken
}

/** At twice the size of text no column is too narrow for its words. */
export async function largeTextIsWhole({ canvasElement }: Context) {
  await inLargeText(async () => {
    await expect(brokenWords(canvasElement)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
}

/** The button of the folded menu speaks as the titles of the other columns do. */
export async function menuIsLabel({ canvasElement }: Context) {
  const button = canvasElement.querySelector('nav button')
  const title = canvasElement.querySelector('h2:has(+ address)')
  if (!button || !title) throw new Error('No folded menu beside a column')
  const [said, told] = [getComputedStyle(button), getComputedStyle(title)]
  await expect([said.fontSize, said.letterSpacing, said.color]).toEqual([
    told.fontSize,
    told.letterSpacing,
    told.color,
  ])
}
