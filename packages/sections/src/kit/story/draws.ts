import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Context = Pick<StoryContext, 'canvasElement'>

/** Style rules that hold where motion is reduced. */
function reducedRules(): CSSStyleRule[] {
  const found: CSSStyleRule[] = []
  const walk = (rules: CSSRuleList, isReduced: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && isReduced) found.push(rule)
      const query = rule instanceof CSSMediaRule ? rule.conditionText : ''
      if (rule instanceof CSSGroupingRule)
        walk(rule.cssRules, isReduced || query.includes('prefers-reduced-motion'))
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules, false)
  return found
}

const isStilled = (line: Element, pseudo = '') =>
  reducedRules().some(
    ({ selectorText, style }) =>
      (style.animationName === 'none' || style.animation === 'none') &&
      selectorText.endsWith(pseudo) &&
      line.matches(selectorText.slice(0, selectorText.length - pseudo.length)),
  )

/** The lines of a section that match are drawn once, in 300 ms; where motion is reduced they stand there at once. */
export const draws = (selector: string, pseudo?: string) => ({
  play: async ({ canvasElement }: Context) => {
    const lines = [...canvasElement.querySelectorAll(`[data-template] ${selector}`)]
    await expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const { animationName, animationDuration, animationIterationCount } = getComputedStyle(line, pseudo)
      await expect(animationName).not.toBe('none')
      await expect([animationDuration, animationIterationCount]).toEqual(['0.3s', '1'])
      await expect(isStilled(line, pseudo)).toBe(true)
    }
  },
})
