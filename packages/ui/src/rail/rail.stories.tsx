import { inlineVars } from '@bellows/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Image } from '../image/image.tsx'
import { Stack } from '../layout/stack.tsx'
import { hydrates } from '../testing/hydrates.tsx'
import { storyPrint } from '../testing/story-print.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Rail, RailCard, RailRoot } from './rail.tsx'
import { RailControls, RailCounter, RailProgress } from './rail-controls.tsx'
import { railVars } from './rail.css.ts'

type ShelfProps = Readonly<{ count: number; isBleeding?: boolean; direction?: 'ltr' | 'rtl' }>
const cardWidth = inlineVars({ [railVars.cardSize]: 'min(300px, 78vw)' })
const bleeding = { ...inlineVars({ [railVars.edge]: '48px' }), marginInline: '-48px' }
const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const

function Shelf({ count, isBleeding = false, direction = 'ltr' }: ShelfProps) {
  return (
    <RailRoot count={count} dir={direction} style={cardWidth}>
      <Stack>
        <div style={row}>
          <RailCounter />
          <RailControls />
        </div>
        <Rail label="Services" isBleeding={isBleeding} style={isBleeding ? bleeding : {}}>
          {Array.from({ length: count }, (_, i) => (
            <RailCard key={i}>
              <Stack gap={3}>
                <Image
                  source={{ url: storyPrint(800, 1200, i), width: 800, height: 1200 }}
                  sizes="28vw"
                  ratio="A-23"
                />
                <TextLink href={`#service-${i}`}>Service {i + 1}</TextLink>
              </Stack>
            </RailCard>
          ))}
        </Rail>
        <RailProgress />
      </Stack>
    </RailRoot>
  )
}

/**
 * A shelf of cards that scrolls sideways and runs off the page.
 *
 * **When to choose it.** Several should be seen at once; one at a time is Carousel.
 */
const meta: Meta<typeof Shelf> = {
  title: 'Ui/Rail',
  component: Shelf,
  args: { count: 8 },
}
export default meta
type Story = StoryObj<typeof Shelf>

const startOf = (element: Element) => element.getBoundingClientRect().left
/** Waits until a card stands where the heading above the shelf begins. */
const stands = (card: Element, region: Element) =>
  waitFor(() => expect(Math.abs(startOf(card) - startOf(region.parentElement!))).toBeLessThan(2))

export const Default: Story = {
  decorators: [onSheet],
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('region', { name: 'Services' })
    const cards = canvas.getAllByRole('listitem')
    const next = await canvas.findByRole('button', { name: 'Next' })
    const previous = canvas.getByRole('button', { name: 'Previous' })
    await step('Buttons and region are stops; at the start there is no way back', async () => {
      await expect(previous).toHaveAttribute('aria-disabled', 'true')
      await userEvent.tab()
      await expect(previous).toHaveFocus()
      await userEvent.tab()
      await expect(next).toHaveFocus()
      await userEvent.tab()
      await expect(region).toHaveFocus()
    })
    await step('A press moves by one card', async () => {
      await userEvent.click(next)
      await stands(cards[1]!, region)
      await waitFor(() => expect(canvas.getByText('02 / 08')).toBeInTheDocument())
      await expect(previous).not.toHaveAttribute('aria-disabled')
      await userEvent.click(previous)
      await stands(cards[0]!, region)
    })
    await step('At the end next is off and keeps the focus', async () => {
      region.scrollTo({ left: region.scrollWidth, behavior: 'instant' })
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
      next.focus()
      await userEvent.keyboard('{Enter}')
      await expect(next).toHaveFocus()
      await expect(canvas.getByText('08 / 08')).toBeInTheDocument()
    })
    await step('The focus on a card brings it into view', async () => {
      canvas.getByRole('link', { name: 'Service 1' }).focus()
      await stands(cards[0]!, region)
    })
  },
}
export const Playground: Story = {
  decorators: [onSheet],
  tags: ['!test'],
}
export const AllFit: Story = {
  decorators: [onSheet],
  args: { count: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).not.toHaveAttribute('tabindex'))
    await expect(canvas.queryByRole('button', { hidden: true })).toBeNull()
    await expect(canvas.queryByText('01 / 01')).toBeNull()
  },
}
/** From the edge of the content out of the window. */
export const Bleeding: Story = {
  args: { isBleeding: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 48, overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await stands(first!, canvas.getByRole('region'))
  },
}
export const RightToLeft: Story = {
  decorators: [onSheet],
  args: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Services' })
    const second = canvas.getAllByRole('listitem')[1]!
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await waitFor(() => {
      const edge = region.parentElement!.getBoundingClientRect().right
      const gap = second.getBoundingClientRect().right - edge
      if (Math.abs(gap) > 2) throw new Error('Not there yet')
    })
  },
}
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<Shelf count={4} />),
}
