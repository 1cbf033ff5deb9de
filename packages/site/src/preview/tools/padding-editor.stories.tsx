import { paddingNames } from '@bellows/sections'
import { Container, Heading, Text } from '@bellows/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { Paddings } from '../compose-view.ts'
import { PreviewProvider } from '../preview-context.ts'
import type { Preview } from '../preview.ts'
import { tools } from './block-tools.css.ts'
import { PaddingEditor } from './padding-editor.tsx'

const changePaddings = fn()
const preview = { changePaddings } as Partial<Preview> as Preview
const MOST = 320

/** A pointer that is down. */
const at = (y: number) => ({ pointerId: 1, button: 0, clientX: 100, clientY: y })

function EditedSection({ paddings }: Readonly<{ paddings: Paddings }>) {
  const kept = {
    [`--${paddingNames.top}`]: `${paddings.paddingTop}px`,
    [`--${paddingNames.bottom}`]: `${paddings.paddingBottom}px`,
    paddingBlock: `var(--${paddingNames.top}) var(--${paddingNames.bottom})`,
  }
  return (
    <PreviewProvider value={preview}>
      <div data-block="quote" style={{ position: 'relative' }}>
        <section data-template="QUOTE-1" style={kept}>
          <Container>
            <Heading level="h2" size="h2">
              Quiet pictures of loud days
            </Heading>
            <Text>Photographs of what happened, by two people who would rather wait for a moment.</Text>
          </Container>
        </section>
        <div className={tools.over} data-open="">
          <PaddingEditor id="quote" paddings={paddings} />
        </div>
      </div>
    </PreviewProvider>
  )
}

/**
 * The paddings of a section as its owner moves them in the preview: by the edge, by keys, or as a figure.
 *
 * **When to choose it.** It lies over the section that is pointed at or chosen; nobody but owners sees it.
 */
const meta: Meta<typeof EditedSection> = {
  title: 'Site/Preview/Padding editor',
  component: EditedSection,
  args: { paddings: { paddingTop: 96, paddingBottom: 96 } },
  beforeEach: () => changePaddings.mockClear(),
}
export default meta
type Story = StoryObj<typeof EditedSection>

/** At rest, the upper edge under the keyboard. */
export const Rest: Story = {
  tags: ['visual-1440'],
  play: async ({ canvas }) => {
    const [edge] = canvas.getAllByRole('slider')
    edge?.focus()
    await expect(edge).toHaveAccessibleName('Top space')
    await expect(edge).toHaveAttribute('aria-valuetext', '96 pixels')
  },
}

/** Dragged beyond what may be: it stops there, and keeps that. */
export const Dragging: Story = {
  tags: ['visual-1440'],
  // No pointer of the browser's own is down, so there is none to capture.
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setPointerCapture') ?? {}
    Object.defineProperty(Element.prototype, 'setPointerCapture', { ...own, value: () => undefined })
    return () => void Object.defineProperty(Element.prototype, 'setPointerCapture', own)
  },
  play: async ({ canvas }) => {
    const edge = canvas.getAllByRole('slider')[0]!
    await fireEvent.pointerDown(edge, at(96))
    await fireEvent.pointerMove(edge, at(96 + MOST))
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(MOST)))
    await expect(canvas.getByText(`${MOST} px`)).toBeVisible()
    await expect(changePaddings).not.toHaveBeenCalled()
  },
}
