import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { onDesk, onNotebook } from '../../kit/story/height-plays.ts'
import { endlessItems, longItems, nested, wordyItems } from '../../kit/story/menus.ts'

type HeaderStory = Pick<StoryObj, 'args' | 'globals' | 'play'>

/** Pixels on phones. */
const PAGE_MARGIN = 20

const isDesktop = () => window.matchMedia('(min-width: 992px)').matches

/** Narrower than this a name breaks within its words. */
const BRAND_LEAST = 120

/** A bar's own line. */
const LINE = 1
const bottomOf = (box: Element) => box.getBoundingClientRect().bottom

/** Pixels between the bar's foot, which is that of its lowest part, and the open panel. */
function gapUnderBar(navigation: HTMLElement): number {
  const panel = navigation.querySelector('[data-navigation-panel]:not([hidden])')
  const bar = navigation.closest('header')
  const foot = bar ? Math.max(bottomOf(bar), ...[...bar.children].map(bottomOf)) : NaN
  return (panel?.getBoundingClientRect().top ?? NaN) - foot
}

/** A header's own row: the chevron opens, Escape closes and keeps the focus; in the end it is open. */
export const panelOpens: HeaderStory = {
  args: { menuItems: nested },
  play: async ({ canvasElement, step }) => {
    if (!isDesktop()) return
    const canvas = within(canvasElement)
    const chevron = canvas.getByRole('button', { name: /Portfolio/ })
    const newborns = () => canvas.getByRole('link', { name: 'Newborns' })
    await step('the chevron opens the panel, Escape closes it and keeps the focus', async () => {
      await userEvent.click(chevron)
      await expect(chevron).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(newborns()).toBeVisible())
      await expect(
        Math.abs(gapUnderBar(canvas.getByRole('navigation', { name: 'Main' }))),
      ).toBeLessThanOrEqual(LINE)
      await userEvent.keyboard('{Escape}')
      await expect(chevron).toHaveAttribute('aria-expanded', 'false')
      await expect(chevron).toHaveFocus()
    })
    await step('the arrow leads into it', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Weddings' })).toHaveFocus()
    })
  },
}

async function opensDrawer({ canvasElement, step }: Parameters<NonNullable<StoryObj['play']>>[0]) {
  const opener = within(canvasElement).getByRole('button', { name: 'Menu' })
  const dialog = () => within(canvasElement).findByRole('dialog', { name: 'Menu' })
  await step('the button opens the drawer with focus on its close button', async () => {
    await userEvent.click(opener)
    const close = within(await dialog()).getByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('hidden')
  })
  await step('Escape closes it and gives the focus back', async () => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  })
  await step('a nested level opens', async () => {
    await userEvent.click(opener)
    await userEvent.click(within(await dialog()).getByRole('button', { name: /Portfolio/ }))
    await waitFor(async () =>
      expect(within(await dialog()).getByRole('link', { name: 'Weddings' })).toBeVisible(),
    )
  })
}

/** The word, or the lines of the glyph and not the square around them, stand as far from the window's edge as the page's margin is wide. */
async function standsOnMargin(canvasElement: HTMLElement) {
  const button = within(canvasElement).getByRole('button', { name: 'Menu' })
  const { left, right } = (button.querySelector('path') ?? button).getBoundingClientRect()
  const { clientWidth } = document.documentElement
  await expect(Math.min(left, clientWidth - right)).toBeCloseTo(PAGE_MARGIN, 1)
}

/** The drawer, where the menu has no room in a row. */
export const drawerOpens: HeaderStory = {
  args: { menuItems: nested },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    if (isDesktop()) return
    await standsOnMargin(context.canvasElement)
    await opensDrawer(context)
  },
}

/** Long words in the drawer; nothing leaves the window. */
export const longMenu: HeaderStory = {
  args: { menuItems: longItems },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }))
      const dialog = await within(canvasElement).findByRole('dialog', { name: 'Menu' })
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A button of many words takes lines of its own, and neither the window's edge nor the brand's place. */
export const wordyButton: HeaderStory = {
  ...onNotebook,
  args: { buttonLabel: 'Tell us about the day that you have in mind, '.repeat(5).trim() },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const [brand] = within(canvasElement).getAllByRole('link')
    await expect(brand?.getBoundingClientRect().width).toBeGreaterThan(BRAND_LEAST)
  },
}

/** The same where a word opens it in every window. */
export const menuOpens: HeaderStory = {
  args: { menuItems: nested },
  play: opensDrawer,
}

const entriesOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('header > * nav > ul > li')].filter(
    (entry) => entry.offsetParent !== null,
  )
const topsOf = (entries: readonly HTMLElement[]) =>
  new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top)))

/** The entries of a bar stand in one row, wherever the window holds them. */
export const inOneRow: HeaderStory = {
  ...onDesk,
  args: { menuItems: wordyItems, showButton: false },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return
    const entries = entriesOf(canvasElement)
    await expect(entries).toHaveLength(wordyItems.length)
    await expect(topsOf(entries).size).toBe(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Where not even two of them stand beside "More", the menu's button stands in their place. */
export const drawnInstead: HeaderStory = {
  ...onDesk,
  args: { menuItems: endlessItems },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(entriesOf(canvasElement)).toHaveLength(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

function linesOf(words: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(words)
  return range.getClientRects().length
}

/** Without a menu there is nothing to open, and no drawer keeps the button and the profiles: they stand in the bar. */
export const nothingToOpen: HeaderStory = {
  args: { host: { menuItems: [] }, showSocial: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Inquire' })).toBeVisible()
    await expect(linesOf(canvas.getByText('Inquire'))).toBe(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
