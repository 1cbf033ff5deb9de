import { expect } from 'storybook/test'

/** The smallest coins of a written amount. */
const coins = (text: string) => Number(text.replaceAll(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)

const amountIn = (row: Element) => coins(row.querySelector('dd')?.textContent ?? '')

/** The rows above a subtotal add up to it, and with the tax below it they are the total. */
export async function addsUp(canvas: HTMLElement): Promise<void> {
  for (const list of canvas.querySelectorAll('dl:has(> [data-place=first] ~ [data-place=total])')) {
    let sum = 0
    for (const row of list.children) {
      const isSum = row.matches('[data-place=first], [data-place=total]')
      if (isSum) await expect(amountIn(row), list.textContent ?? '').toBe(sum)
      else sum += amountIn(row)
      if (row.matches('[data-place=total]')) break
    }
  }
}
