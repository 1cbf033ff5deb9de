import type { Page } from 'playwright'

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
    const used = ruleUsage.filter(({ used: isUsed, styleSheetId }) => isUsed && inline.has(styleSheetId))
    const characters = used.reduce((sum, { startOffset, endOffset }) => sum + endOffset - startOffset, 0)
    const all = [...inline.values()].reduce((sum, length) => sum + length, 0)
    await session.detach()
    return all === 0 ? 1 : characters / all
  }
}
