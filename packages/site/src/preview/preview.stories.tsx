import type { PreviewView } from '@bellows/protocol'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { PreviewStory } from './preview-story.tsx'

const block = (id: string, name: string, options: object) => ({ id, name, visibility: true, options })
const words = (id: string, title: string, more: object = {}) =>
  block(id, 'introduction', { template: 'ONLY-TEXT-1', title, ...more })
const pageOf = (...contents: ReturnType<typeof block>[]): PreviewView =>
  ({
    kind: 'page',
    page: { id: 'draft', slug: null, title: 'Draft', layout: { headers: [], contents, footers: [] } },
  }) as PreviewView

/** A mouse at a place of the screen. */
const at = (screenY: number) => ({ pointerId: 1, screenX: 100, screenY })

/**
 * A studio's site as its owner builds it: every section can be chosen, and its spaces dragged or typed.
 *
 * **When to choose it.** A builder holds it in a frame and tells it what to show.
 */
const meta: Meta<typeof PreviewStory> = {
  title: 'Site/Preview/Page',
  component: PreviewStory,
  args: { view: pageOf(words('a', 'Quiet pictures of loud days'), words('b', 'Seen from close by')) },
}
export default meta
type Story = StoryObj<typeof PreviewStory>

/** Says after a moment that nothing was said yet. */
export const Waiting: Story = {
  args: { view: undefined as never },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Waiting for the builder…')
  },
}

export const EmptyPage: Story = {
  args: { view: pageOf() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Add your first section in the builder.')).toBeVisible()
  },
}

/** A page whose sections are all hidden is not empty, and says so. */
export const AllHidden: Story = {
  args: { view: pageOf({ ...words('a', 'Quiet pictures of loud days'), visibility: false }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Every section of this page is hidden.' }),
    ).toBeVisible()
  },
}

/** A pressed section is outlined and named. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Seen from close by' }))
    await expect(
      canvas.getByRole('button', { name: 'Introduction · ONLY-TEXT-1', pressed: true }),
    ).toBeVisible()
  },
}

/** Another one is pointed at beside it: the edge of the one and the name of the other can both be pressed. */
export const ChosenBesidePointed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Seen from close by' }))
    await fireEvent.pointerMove(canvas.getByRole('heading', { name: 'Quiet pictures of loud days' }), at(40))
    await waitFor(() =>
      expect(canvas.getAllByRole('slider', { name: 'Edge of the bottom space' })).toHaveLength(2),
    )
  },
}

/** A mouse that lies still while the page moves under it points at nothing, and tools with the focus stay. */
export const HeldByTheFocus: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [
      await canvas.findByRole('heading', { name: 'Quiet pictures of loud days' }),
      canvas.getByRole('heading', { name: 'Seen from close by' }),
    ]
    await fireEvent.pointerMove(first, at(40))
    const field = await canvas.findByRole('textbox', { name: 'Bottom space' })
    field.focus()
    await fireEvent.pointerOver(second, at(40))
    await fireEvent.pointerMove(second, at(40))
    await expect(canvas.getAllByRole('slider')).toHaveLength(2)
    await fireEvent.pointerMove(second, at(41))
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(4))
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(2))
    await expect(field).not.toBeInTheDocument()
  },
}

/** An unknown section says so in its place, and a list without entries shows samples. */
export const NotReady: Story = {
  args: {
    view: pageOf(
      block('x', 'quote', { template: 'QUOTE-99' }),
      block('t', 'teamPartner', { template: 'TEAM-PARTNER-1' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Component not found')).toBeVisible()
    await expect(canvas.getByText('Sample')).toBeVisible()
  },
}

const onward = { showButton: true, buttonAction: 'link', buttonLabel: 'Up', buttonLink: '#top' }
const tall = { paddingTop: 320, paddingBottom: 320 }

/** A link within the page leads to where it would lead visitors, to its top too. */
export const ToTheTop: Story = {
  args: { view: pageOf(words('a', 'First', tall), words('b', 'Then', tall), words('c', 'Last', onward)) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Up' })
    link.scrollIntoView()
    await expect(scrollY).toBeGreaterThan(0)
    await userEvent.click(link)
    await waitFor(() => expect(scrollY).toBe(0))
  },
}
