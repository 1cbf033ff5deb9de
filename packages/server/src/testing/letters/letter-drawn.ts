import { expect, waitFor } from 'storybook/test'

/** The play of every letter: it is there, says something, and leads to one place at most. */
export async function letterDrawn({
  canvasElement,
  args: { kind },
}: Readonly<{ canvasElement: HTMLElement; args: { kind: string } }>): Promise<void> {
  const place = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>(`[data-drawn="${kind}"]`)
    if (!found?.shadowRoot) throw new Error('The letter is not there yet')
    return found.shadowRoot
  })
  await expect(place.querySelector('h1')?.textContent).toBeTruthy()
  await expect(place.querySelectorAll('a').length).toBeLessThanOrEqual(1)
}
