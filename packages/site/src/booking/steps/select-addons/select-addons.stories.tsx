import type { Meta, StoryObj } from '@storybook/react-vite'
import { imageSchema } from '@bellows/domain'
import { middleOf, storyPrint } from '@bellows/ui/testing'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeQuote, makeRecord, makeService, makeState, withAddons } from '../../testing/fixtures.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { SelectAddons } from './select-addons.tsx'

const print = (index: number) =>
  imageSchema.parse({ url: storyPrint(1200, 1200, index), alt: '', width: 1200, height: 1200 })

const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'
const lines = makeQuote().lines.slice(0, 2)
const petLine = { kind: 'addon', label: 'Pet', quantity: 1, amount: '15.00' } as const
const withPet = {
  packageId: 'mini',
  addons: [{ id: 'pet', quantity: 1 }],
  quote: makeQuote({ lines: [...lines, petLine] }),
}

/**
 * The step that offers extras to what was chosen.
 *
 * **When to choose it.** Shown where the service has add-ons; look at it with one and with many.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Select add-ons',
  component: StepStory,
  args: {
    step: 'select-addons',
    children: <SelectAddons />,
    service: withAddons(),
    record: makeRecord({ selectedPackage: 'mini' }),
    state: { packageId: 'mini', quote: makeQuote({ lines }) },
    answers: { [HOLD]: { data: { ...makeState(withPet), holdToken: 'token-token-token-token-1' } } },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const NoneChosen: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /Pet/ })
    const edges = canvas.getAllByText(/^\+\$/).map((fee) => Math.round(fee.getBoundingClientRect().right))
    await expect(new Set(edges).size).toBe(1)
    const field = canvas.getByRole('spinbutton', { name: 'How many: Extra person' })
    await expect(canvas.getByText('How many: Extra person').offsetHeight).toBeLessThanOrEqual(1)
    const [step] = canvas.getAllByRole('button', { name: 'How many: Extra person One more' })
    await expect(field.parentElement!.offsetHeight).toBe(step!.offsetHeight)
  },
}

/** What is pressed stands on the line of the name, however many follow. */
export const BoxesOnNames: Story = {
  play: async ({ canvas }) => {
    for (const name of ['All images', 'Pet']) {
      const box = await canvas.findByRole('checkbox', { name: new RegExp(name) })
      await expect(middleOf(box)).toBeCloseTo(middleOf(canvas.getByText(name)), 0)
    }
  },
}

/** Each with its picture. */
export const WithPictures: Story = {
  tags: ['visual'],
  args: {
    service: makeService({
      addons: withAddons().addons.map((addon, index) => ({ ...addon, image: print(index) })),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /Pet/ })
  },
}

/** A change is sent after a rest; Continue sends it at once and waits. */
export const ChoosesAndGoesOn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Pet/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information'),
    )
    await canvas.findAllByText('$206.22')
  },
}

/** What is no number of pieces is said by its field, takes the focus, and nothing is sent. */
export const NoSuchNumber: Story = {
  args: { heard: fn() },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('spinbutton', { name: /Extra person/ })
    const next = canvas.getByRole('button', { name: 'Continue' })
    for (const [typed, said] of [
      ['99', /^At most \d+\. Until then it stays at \d+\.$/],
      ['two', /^Please enter the correct number format: 0 to \d+\. Until then it stays at \d+\.$/],
    ] as const) {
      await userEvent.tripleClick(field)
      await userEvent.keyboard(typed)
      await userEvent.click(next)
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveValue(typed)
      await expect(field).toHaveAccessibleDescription(said)
    }
    await expect(args.heard).not.toHaveBeenCalled()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

const down = { status: 503, error: 'down', message: 'Down', requestId: 'req-1' }
const taken = {
  data: {
    ...makeState({ packageId: 'mini', quote: makeQuote({ lines }) }),
    holdToken: 'token-token-token-token-1',
  },
}

/** After a change that failed Continue tells the server what stands, and says it when that fails too. */
export const GoesOnAfterFailure: Story = {
  args: { answers: { [HOLD]: { inTurn: [down, down, taken] } }, heard: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Pet/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('checkbox', { name: /Pet/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Service Unavailable')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information'),
    )
    await expect(args.heard).toHaveBeenLastCalledWith(HOLD, expect.objectContaining({ addons: [] }))
  },
}

/** What was ticked just before the page was loaded anew stands, and is told. */
export const ReloadedAtOnce: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini', unsentAddons: [{ id: 'pet', quantity: 1 }] }),
    heard: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Pet/ })).toBeChecked()
    await canvas.findAllByText('$206.22')
    await expect(args.heard).toHaveBeenCalledOnce()
    await expect(args.heard).toHaveBeenCalledWith(
      HOLD,
      expect.objectContaining({ addons: [{ id: 'pet', quantity: 1 }] }),
    )
    await expect(canvas.getByRole('checkbox', { name: /Pet/ })).toBeChecked()
  },
}

function Leavable({ children }: Readonly<{ children: ReactNode }>) {
  const [isLeft, setLeft] = useState(false)
  return isLeft ? null : (
    <>
      <button onClick={() => setLeft(true)}>Leave</button>
      {children}
    </>
  )
}

/** What was ticked just before the step is left is told all the same. */
export const LeftAtOnce: Story = {
  args: {
    children: (
      <Leavable>
        <SelectAddons />
      </Leavable>
    ),
    heard: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Pet/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await canvas.findAllByText('$206.22')
    await expect(args.heard).toHaveBeenCalledOnce()
    await expect(args.heard).toHaveBeenCalledWith(
      HOLD,
      expect.objectContaining({ addons: [{ id: 'pet', quantity: 1 }] }),
    )
  },
}
