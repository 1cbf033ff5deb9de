import { expect, userEvent, within } from 'storybook/test'
import { studioServices } from './services.ts'

/** PT-CARD: one link per card, to its service, reached in the order of the list. */
export async function playCards(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const cards = canvas.getAllByRole('listitem')
  const links = cards.map((card) => within(card).getByRole('link'))
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(
    studioServices.map(({ slug }) => `/services/${slug}`),
  )
  links[0]?.focus()
  for (const link of links.slice(1)) {
    await userEvent.tab()
    await expect(link).toHaveFocus()
  }
  for (const [index, card] of cards.entries()) {
    const box = card.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 3]
    card.scrollIntoView({ block: 'center' })
    const now = card.getBoundingClientRect()
    await expect(document.elementFromPoint(x, y - box.top + now.top)).toBe(links[index])
  }
}

/** PT-CARD: what a card says of price, discount and the waitlist. */
export async function playFacts(canvasElement: HTMLElement) {
  const card = (name: string) =>
    within(canvasElement).getByRole('link', { name }).closest<HTMLElement>('li') ?? canvasElement
  await expect(card('Wedding day')).toHaveTextContent('From $2,200.00 · 4–12 h')
  await expect(card('Engagement')).toHaveTextContent('$450.00 · 90 min')
  await expect(card('Engagement')).not.toHaveTextContent('From')
  const family = card('Family session')
  await expect(family).toHaveTextContent('was $320.00now From $272.00 · 45–75 min')
  await expect(family.querySelector('s')).toHaveTextContent('was $320.00')
  await expect(family).toHaveTextContent('15% off · 9 days 4 hours left')
  const timer = within(family).getByRole('timer')
  await expect(timer).toHaveAttribute('aria-live', 'off')
  await expect(card('Orchard Light Minis')).toHaveTextContent('Open for waitlist')
  await expect(card('Newborn at home')).not.toHaveTextContent('Fully booked')
  await expect(card('Headshots')).toHaveTextContent('Not taking bookings right now')
}
