import type { Page } from 'playwright'

type Range = Readonly<{ startOffset: number; endOffset: number }>

const holds = (outer: Range, inner: Range) =>
  outer !== inner && outer.startOffset <= inner.startOffset && inner.endOffset <= outer.endOffset

/** Watches which inline styles a page uses; the answer is their share, by characters, of all that are inline. */
export async function watchStyles(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  const inline = new Map<string, number>()
  session.on('CSS.styleSheetAdded', ({ header }) => {
    if (header.isInline) inline.set(header.styleSheetId, header.length)
  })
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('CSS.startRuleUsageTracking')
  return async () => {
    const { ruleUsage } = await session.send('CSS.stopRuleUsageTracking')
    const own = ruleUsage.filter(({ styleSheetId }) => inline.has(styleSheetId))
    // A layer is told of as well as the rules in it, which are what is used or not.
    const used = own.filter(
      (rule) =>
        rule.used && !own.some((other) => other.styleSheetId === rule.styleSheetId && holds(rule, other)),
    )
    const characters = used.reduce((sum, { startOffset, endOffset }) => sum + endOffset - startOffset, 0)
    const all = [...inline.values()].reduce((sum, length) => sum + length, 0)
    await session.detach()
    return all === 0 ? 1 : characters / all
  }
}
