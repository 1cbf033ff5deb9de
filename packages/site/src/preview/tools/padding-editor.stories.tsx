import { paddingNames } from '@bellows/sections'
import { Container, Heading, Text } from '@bellows/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test'
import { useState } from 'react'
import type { Paddings } from '../shown.ts'
import { PreviewProvider } from '../preview-context.ts'
import type { Preview } from '../preview.ts'
import { tools } from './block-tools.css.ts'
import { PaddingEditor } from './padding-editor.tsx'
import type { PaddingChange } from './paddings.ts'

const changePadding = fn<(change: PaddingChange) => void>()
const MOST = 320
/** What was told, in turn. */
const told = () => changePadding.mock.calls.map(([{ after }]) => after)

/** No pointer of the browser's own is down, so there is none to capture. */
const withoutCapture = () => {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setPointerCapture') ?? {}
  Object.defineProperty(Element.prototype, 'setPointerCapture', { ...own, value: () => undefined })
  return () => void Object.defineProperty(Element.prototype, 'setPointerCapture', own)
}

/** A pointer that is down. */
const at = (y: number) => ({ pointerId: 1, button: 0, clientX: 100, clientY: y })

type EditedSectionProps = Readonly<{ paddings: Paddings; words: string }>

function EditedSection({ paddings: given, words }: EditedSectionProps) {
  const [paddings, setPaddings] = useState(given)
  const preview: Partial<Preview> = {
    changePadding: (change) => {
      changePadding(change)
      setPaddings((before) => ({ ...before, [change.edge]: change.after }))
    },
  }
  const kept = {
    [`--${paddingNames.top}`]: `${paddings.paddingTop}px`,
    [`--${paddingNames.bottom}`]: `${paddings.paddingBottom}px`,
    paddingBlock: `var(--${paddingNames.top}) var(--${paddingNames.bottom})`,
  }
  return (
    <PreviewProvider value={preview as Preview}>
      <div data-block="quote" style={{ position: 'relative' }}>
        <section data-template="QUOTE-1" style={kept}>
          <Container>
            {words && (
              <Heading level="h2" size="h2">
                {words}
              </Heading>
            )}
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
  args: { paddings: { paddingTop: 96, paddingBottom: 96 }, words: 'Quiet pictures of loud days' },
  beforeEach: () => void changePadding.mockClear(),
}
export default meta
type Story = StoryObj<typeof EditedSection>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** At rest, the upper edge under the keyboard. */
export const Rest: Story = {
  tags: ['visual-1440'],
  play: async ({ canvas }) => {
    const [edge] = canvas.getAllByRole('slider')
    edge?.focus()
    await expect(edge).toHaveAccessibleName('Edge of the top space')
    await expect(edge).toHaveAttribute('aria-valuetext', '96 pixels')
  },
}

/** Dragged beyond what may be: it stops there, and keeps that. */
export const Dragging: Story = {
  tags: ['visual-1440'],
  beforeEach: withoutCapture,
  play: async ({ canvas }) => {
    const edge = canvas.getAllByRole('slider')[0]!
    await fireEvent.pointerDown(edge, at(96))
    await fireEvent.pointerMove(edge, at(96 + MOST))
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(MOST)))
    await expect(canvas.getByText(`${MOST} px`)).toBeVisible()
    await expect(changePadding).not.toHaveBeenCalled()
  },
}

const topOf = (canvas: Canvas) => ({
  edge: canvas.getByRole('slider', { name: 'Edge of the top space' }),
  field: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Top space' }),
})
const sectionIn = (root: HTMLElement) => root.querySelector('[data-template]')

/** Pressed twice, an edge goes back to what sections have at first. */
export const PressedTwice: Story = {
  args: { paddings: { paddingTop: 12, paddingBottom: 40 } },
  play: async ({ canvas, userEvent }) => {
    const { edge } = topOf(canvas)
    await userEvent.dblClick(edge)
    await expect(edge).toHaveAttribute('aria-valuenow', '96')
    await expect(told()).toEqual([96])
    await expect(canvas.getByRole('slider', { name: 'Edge of the bottom space' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
}

/** Escape takes back what was moved by keys since the edge, or the field, was come to. */
export const EscapeAfterKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const { edge, field } = topOf(canvas)
    edge.focus()
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{PageUp}{Escape}')
    await expect(told()).toEqual([97, 105, 137, 96])
    await expect(edge).toHaveAttribute('aria-valuenow', '96')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(told().slice(4)).toEqual([95, 96])
    await expect(field).toHaveValue('96')
  },
}

/** What was dropped stays: Escape takes back the keys after it, and not the drag before them. */
export const EscapeAfterDrag: Story = {
  beforeEach: withoutCapture,
  play: async ({ canvas, userEvent }) => {
    const { edge } = topOf(canvas)
    edge.focus()
    await fireEvent.pointerDown(edge, at(96))
    await fireEvent.pointerMove(edge, at(140))
    await fireEvent.pointerUp(edge, at(140))
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '140'))
    await userEvent.keyboard('{Escape}')
    await expect(told()).toEqual([140])
    await userEvent.keyboard('{ArrowUp}{Escape}')
    await expect(told()).toEqual([140, 141, 140])
  },
}

/** A drag whose pointer is lost leaves all as it was. */
export const LostPointer: Story = {
  beforeEach: withoutCapture,
  play: async ({ canvas, canvasElement }) => {
    const { edge } = topOf(canvas)
    await fireEvent.pointerDown(edge, at(96))
    await fireEvent.pointerMove(edge, at(140))
    await expect(sectionIn(canvasElement)).toHaveStyle({ paddingTop: '140px' })
    await fireEvent(edge, new PointerEvent('lostpointercapture', { ...at(140), bubbles: true }))
    await expect(sectionIn(canvasElement)).toHaveStyle({ paddingTop: '96px' })
    await fireEvent.pointerUp(edge, at(180))
    await expect(told()).toEqual([])
  },
}

/** What is typed applies by itself after a moment, and at once on leaving. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const { field } = topOf(canvas)
    const waits = spyOn(globalThis, 'setTimeout')
    await fireEvent.change(field, { target: { value: '120' } })
    await expect(waits.mock.calls.map(([, wait]) => wait)).toContain(300)
    waits.mockRestore()
    await waitFor(() => expect(told()).toEqual([120]))
    await expect(field).not.toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, '64')
    await userEvent.tab()
    await expect(told().at(-1)).toBe(64)
    await expect(field).toHaveValue('64')
  },
}

const boxes = (canvas: Canvas) =>
  canvas.getAllByRole('textbox').map((field) => field.parentElement!.getBoundingClientRect())

/** Without any padding the fields stand side by side. */
export const BothNought: Story = {
  args: { paddings: { paddingTop: 0, paddingBottom: 0 } },
  play: async ({ canvas, canvasElement }) => {
    const [top, bottom] = boxes(canvas)
    const section = sectionIn(canvasElement)!.getBoundingClientRect()
    await expect(bottom!.right).toBeLessThanOrEqual(top!.left)
    await expect(top!.top - section.top).toBe(8)
    await expect(section.bottom - bottom!.bottom).toBe(8)
  },
}

/** Of a section that is lower than they are, fields stand below it. */
export const Low: Story = {
  args: { paddings: { paddingTop: 0, paddingBottom: 8 }, words: '' },
  play: async ({ canvas, canvasElement }) => {
    const section = sectionIn(canvasElement)!.getBoundingClientRect()
    await expect(section.height).toBeLessThan(64)
    await waitFor(async () => {
      for (const field of boxes(canvas)) await expect(field.top).toBeGreaterThanOrEqual(section.bottom)
    })
    const [top, bottom] = boxes(canvas)
    await expect(bottom!.right).toBeLessThanOrEqual(top!.left)
  },
}
