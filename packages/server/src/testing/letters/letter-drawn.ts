import { expect, waitFor } from 'storybook/test'

const PHONE = 320

/** Words that a line breaks within. */
function brokenWords(cell: Element): string[] {
  const text = cell.firstChild
  if (!(text instanceof Text)) return []
  return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

/** On a phone no label breaks within a word. */
async function keepsWords(place: ShadowRoot): Promise<void> {
  const host = place.host as HTMLElement
  host.style.inlineSize = `${PHONE}px`
  await expect([...place.querySelectorAll('th')].flatMap(brokenWords)).toEqual([])
  host.style.inlineSize = ''
}

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
  await keepsWords(place)
}
