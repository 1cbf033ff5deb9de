import { expect, userEvent, within } from 'storybook/test'
import { studioServices } from './services.ts'

/** One link per card, to its service, reached in the order of the list, and pressed anywhere on it. */
export async function playCards(canvasElement: HTMLElement, services = studioServices) {
  const canvas = within(canvasElement)
  const cards = canvas.getAllByRole('listitem')
  const links = cards.map((card) => within(card).getByRole('link'))
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(
    services.map(({ slug }) => `/services/${slug}`),
  )
  links[0]?.focus()
  for (const link of links.slice(1)) {
    await userEvent.tab()
    await expect(link).toHaveFocus()
  }
  for (const [index, card] of cards.entries()) {
    card.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = card.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 3)).toBe(links[index])
  }
}

/** A card that has the focus shows it on any photograph, round all of it and not round its name. */
export async function ringsOnPicture(canvasElement: HTMLElement) {
  const [link] = within(canvasElement).getAllByRole('link', { name: 'Wedding day' })
  if (!link) throw new Error('No card')
  await userEvent.tab()
  link.focus()
  await expect(link).toHaveStyle({ boxShadow: 'none' })
  const ring = getComputedStyle(link, '::after')
  await expect(ring.outlineColor).toBe('rgb(255, 255, 255)')
  await expect(ring.boxShadow).toContain('rgb(17, 17, 17)')
}

/** What a card says of price, discount and the waitlist. */
export async function playFacts(canvasElement: HTMLElement) {
  const card = (name: string) =>
    within(canvasElement).getByRole('link', { name }).closest<HTMLElement>('li') ?? canvasElement
  const wedding = card('Wedding day')
  await expect(wedding).toHaveTextContent('From $2,200.00')
  await expect(wedding).toHaveTextContent('4–12 h')
  const engagement = card('Engagement')
  await expect(engagement).toHaveTextContent('$450.00')
  await expect(engagement).toHaveTextContent('90 min')
  await expect(engagement).not.toHaveTextContent('From')
  const family = card('Family session')
  await expect(family).toHaveTextContent('was $320.00now From $272.00')
  await expect(family).toHaveTextContent('45–75 min')
  await expect(family.querySelector('s')).toHaveTextContent('was $320.00')
  await expect(family).toHaveTextContent('15% off · 9 days 4 hours left')
  const timer = within(family).getByRole('timer')
  await expect(timer).toHaveAttribute('aria-live', 'off')
  await expect(card('Orchard Light Minis')).toHaveTextContent('Open for waitlist')
  await expect(card('Newborn at home')).not.toHaveTextContent('Fully booked')
  await expect(card('Headshots')).toHaveTextContent('Not taking bookings right now')
}
