import { clientStarted, expect, test } from '../site/console-watch.ts'

// React works in slices, each of which it asks for by a message to itself.
for (const slice of [1, 2, 3, 5, 8])
  test(`a link pressed in slice ${slice} of taking over the page leads to its page, and nothing is drawn twice`, async ({
    page,
  }) => {
    await page.addInitScript((at) => {
      let asked = 0
      const port = MessagePort.prototype
      const { value: ask } = Object.getOwnPropertyDescriptor(port, 'postMessage') ?? {}
      port.postMessage = function (...message: [unknown]) {
        asked += 1
        if (asked === at) document.querySelector<HTMLElement>('main a[href="/contact"]')?.click()
        Reflect.apply(ask, this, message)
      }
    }, slice)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/portfolio')
    await expect(page).toHaveTitle(/^Contact/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('textbox').first()).toBeEditable()
  })

test('the client starts where no frame is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/portfolio')
  await clientStarted(page)
})
