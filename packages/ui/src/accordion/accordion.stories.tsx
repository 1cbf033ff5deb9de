import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { keepInPlace } from './keep-in-place.ts'
import * as css from './accordion.css.ts'
import { Accordion } from './accordion.tsx'
import { controlsOf } from '../testing/looks-of.ts'
import { hydrates, serve } from '../testing/hydrates.tsx'

const questions = [
  ['What should we wear?', 'Plain colours that sit well together; leave large logos at home.'],
  ['What happens if it rains?', 'We move the session to the next dry day that suits you, at no cost.'],
  ['How many pictures do we get, and may we choose which of them are printed in the book?', 'About sixty.'],
  ['May we bring the dog?', 'Please do.'],
] as const
const items = questions.map(([header, panel], i) => ({ id: `q${i}`, header, panel: <p>{panel}</p> }))

/**
 * Ruled rows that unfold, all of them in the page’s own text.
 *
 * **When to choose it.** There are several questions; for a single one take Disclosure, for views beside each
 * other take Tabs.
 */
const meta: Meta<typeof Accordion> = {
  title: 'Ui/Accordion',
  component: Accordion,
  argTypes: controlsOf(css.row),
  args: { items, defaultOpen: 'none' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 824, margin: '0 auto', padding: 20 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Accordion>

export const Default: Story = {
  args: { defaultOpen: 'first' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second, , last] = canvas.getAllByRole('button')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('region', { name: 'What should we wear?' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[role="region"]')).toHaveLength(1)

    first!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(last).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect(last).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect(last).toHaveAttribute('aria-expanded', 'false')
    const panel = canvasElement.querySelector(`[id="${last!.getAttribute('aria-controls')}"]`)
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    await expect(panel).not.toHaveAttribute('role')
    await waitFor(() => expect(panel!.getBoundingClientRect().height).toBe(0))
  },
}
export const Playground: Story = { tags: ['!test'] }
export const AllClosed: Story = {}
export const AllOpen: Story = { args: { defaultOpen: 'all' } }
export const Single: Story = {
  args: { mode: 'single', defaultOpen: 'first', size: 'h3' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.click(second!)
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(second!)
    await expect(second).toHaveAttribute('aria-expanded', 'false')
  },
}
export const FoundInPage: Story = {
  args: { mode: 'single', defaultOpen: 'first' },
  play: async ({ canvas, canvasElement }) => {
    const panels = canvasElement.querySelectorAll('ui-panel')
    panels[1]!.dispatchEvent(new Event('beforematch'))
    const [first, second] = canvas.getAllByRole('button')
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'))
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}
export const ManyPanels: Story = {
  args: { items: [...items, ...items].map((item, i) => ({ ...item, id: `m${i}` })), defaultOpen: 'first' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const RowWithoutPanel: Story = {
  args: { items: [...items.slice(0, 2), { id: 'plain', header: 'Ada Wren' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
/** Opened by the page's own script while the code was on its way, as a press and as find-in-page do. */
export const OpenedEarly: Story = {
  tags: ['!dev'],
  // React tells of the panel that the page has opened meanwhile.
  parameters: { logs: ['A tree hydrated but some attributes'] },
  play: async () => {
    const element = <Accordion items={items} mode="single" defaultOpen="first" />
    const host = serve(element)
    host.style.paddingBlock = '100vh'
    const rows = () => [...host.querySelectorAll('button')]
    const panels = () => [...host.querySelectorAll('ui-panel')]
    panels()[2]!.removeAttribute('hidden')
    rows()[2]!.scrollIntoView({ behavior: 'instant', block: 'center' })
    const place = rows()[2]!.getBoundingClientRect().top
    await hydrates(
      element,
      async () => {
        await waitFor(() => expect(rows()[2]).toHaveAttribute('aria-expanded', 'true'))
        await expect(rows()[0]).toHaveAttribute('aria-expanded', 'false')
        await expect(panels()[2]).not.toHaveAttribute('hidden')
        await waitFor(() => expect(panels()[0]!.getBoundingClientRect().height).toBe(0))
        await expect(Math.abs(rows()[2]!.getBoundingClientRect().top - place)).toBeLessThan(2)
        await userEvent.click(rows()[2]!)
        await expect(panels()[2]).toHaveAttribute('hidden', 'until-found')
      },
      host,
    )
  },
}
/** A busy device draws its first frame long after the press. */
export const PressedWhileBusy: Story = {
  tags: ['!dev'],
  args: { mode: 'single', defaultOpen: 'first', style: { paddingBlock: '100vh' } },
  play: async ({ canvas, canvasElement }) => {
    const [, second] = canvas.getAllByRole('button')
    const [closing] = canvasElement.querySelectorAll('ui-panel')
    second!.scrollIntoView({ behavior: 'instant', block: 'center' })
    const place = second!.getBoundingClientRect().top
    second!.click()
    const until = performance.now() + 400
    while (performance.now() < until);
    await waitFor(() => expect(closing!.getBoundingClientRect().height).toBe(0))
    await expect(Math.abs(second!.getBoundingClientRect().top - place)).toBeLessThan(2)
  },
}
/** Whoever presses a row and goes on to another page finds that one standing still. */
export const GoneWhileMoving: Story = {
  tags: ['!dev'],
  play: async () => {
    const page = document.createElement('div')
    page.style.blockSize = '300vh'
    const row = page.appendChild(document.createElement('p'))
    document.body.append(page)
    row.style.marginBlockStart = '100vh'
    row.scrollIntoView({ behavior: 'instant', block: 'center' })
    const { scrollY: place } = window
    keepInPlace(row, 100)
    row.replaceWith(document.createElement('p'))
    page.style.paddingBlockStart = '100vh'
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { scrollY: then } = window
    page.remove()
    await expect(then).toBe(place)
  },
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: async () => {
    await hydrates(<Accordion items={items} defaultOpen="first" />)
    await hydrates(<Accordion items={items} mode="single" />)
  },
}
