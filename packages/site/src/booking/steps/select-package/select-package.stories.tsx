import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { HOLD_END, makeQuote, makeRecord, makeState, makeService } from '../../testing/fixtures.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { Unscripted } from '../../testing/unscripted.tsx'
import { SelectPackage } from './select-package.tsx'

const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'
const chosen = { packageId: 'mini', quote: makeQuote({ lines: makeQuote().lines.slice(0, 2) }) }

/**
 * The step that compares the packages of a service.
 *
 * **When to choose it.** Shown where there is a choice; look at it with two packages, with many, and with a
 * discount.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Select package',
  component: StepStory,
  args: { step: 'select-package', children: <SelectPackage />, go: fn() },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const NothingYet: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /Mini Plus/ })
    const [from] = await canvas.findAllByText(/^From \$/)
    await expect(getComputedStyle(from!).fontVariantNumeric).toContain('lining-nums')
  },
}

export const Chosen: Story = {
  tags: ['visual'],
  args: { record: makeRecord({ selectedPackage: 'mini' }), state: chosen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Mini 20/ })).toBeChecked()
    await canvas.findAllByText('$189.98')
  },
}

/** The choice is sent at once, and the total that it comes to is said; Continue goes on when it was taken. */
export const ChoosesAndGoesOn: Story = {
  args: { answers: { [HOLD]: { data: { ...makeState(chosen), holdToken: 'token-token-token-token-1' } } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mini 20/ }))
    await canvas.findAllByText('$189.98')
    await canvas.findByText('Sat, Jan 26, 2030, 9:00 to 9:20 AM CST')
    await canvas.findByText('Total $189.98', { selector: '[role="status"]' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information'),
    )
  },
}

/** What was pressed just before the page was loaded anew stands, and is told. */
export const ReloadedAtOnce: Story = {
  args: {
    record: makeRecord({ unsentPackage: 'mini' }),
    answers: { [HOLD]: { data: { ...makeState(chosen), holdToken: 'token-token-token-token-1' } } },
    heard: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: /^Mini 20/ })).toBeChecked()
    await canvas.findAllByText('$189.98')
    await expect(args.heard).toHaveBeenCalledOnce()
    await expect(args.heard).toHaveBeenCalledWith(HOLD, expect.objectContaining({ packageId: 'mini' }))
    await expect(canvas.getByRole('radio', { name: /^Mini 20/ })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  args: { answers: { [HOLD]: { data: { ...makeState(chosen), holdToken: 'token-token-token-token-1' } } } },
  play: async ({ canvas, args }) => {
    ;(await canvas.findByRole('radio', { name: /^Mini 20/ })).focus()
    await userEvent.keyboard(' ')
    await canvas.findAllByText('$189.98')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.go).toHaveBeenCalled())
  },
}

/** Why it does not go on stands over the cards, in the window of a phone too. */
export const NotChosen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const press = await canvas.findByRole('button', { name: 'Continue' })
    scrollTo(0, document.documentElement.scrollHeight)
    await userEvent.click(press)
    const reason = await canvas.findByText('This field cannot be left blank')
    const [first] = canvas.getAllByRole('radio')
    await waitFor(() => expect(reason.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(first!.getBoundingClientRect().top)
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    await expect(canvas.getByRole('radio', { name: /^Mini 20/ })).toHaveFocus()
  },
}

const longWords = makeService({
  packages: makeService().packages.map((offered, index) => ({
    ...offered,
    name:
      ['Familienfotografie-Kurzbegegnung', 'Großelternerinnerungsalbum mit Bildbearbeitung'][index] ??
      offered.name,
    description:
      'Für Familien, die ein einziges gutes Bild für die Wohnzimmerwand wünschen und einige weitere für die Großeltern, Patentanten und Urgroßmütter.',
    features: ['8 bearbeitete Bilder', 'Onlinegalerie mit Herunterladeberechtigung und Druckerlaubnis'],
  })),
})

/** Words as long as German makes them. */
export const LongGerman: Story = {
  tags: ['visual-375'],
  globals: { locale: 'de-DE' },
  args: { service: longWords },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /Großelternerinnerungsalbum/ })
  },
}

/** The service was edited after the hold: the new price is told before it counts. */
/** The Mini as it is offered now. */
const dearer = makeService({
  updatedDate: '2030-01-15T09:59:00Z',
  packages: makeService().packages.map((one) =>
    one.id === 'mini' ? { ...one, totalFee: '215.00', discount: null } : one,
  ),
})

export const PriceRose: Story = {
  tags: ['visual'],
  args: {
    record: makeRecord({ selectedPackage: 'mini' }),
    service: dearer,
    state: {
      packageId: 'mini',
      serviceUpdatedDate: '2030-01-15T09:59:00Z',
      quote: makeQuote({ lines: [{ kind: 'package', label: 'Mini', quantity: 1, amount: '195.00' }] }),
    },
    answers: {
      [HOLD]: {
        data: {
          ...makeState({
            packageId: 'mini',
            serviceUpdatedDate: '2030-01-15T09:59:00Z',
            slot: { ...makeRecord().slot!, serviceUpdatedDate: '2030-01-15T09:59:00Z', lockoutEnd: HOLD_END },
            quote: makeQuote({
              lines: [{ kind: 'package', label: 'Mini', quantity: 1, amount: '215.00' }],
            }),
          }),
          holdToken: 'token-token-token-token-1',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'The price changed while you were booking. Package Mini: was $195.00, now $215.00. Your total is now $232.74.',
    )
    await expect(canvas.getByRole('button', { name: 'Continue at $232.74' })).toBeVisible()
  },
}

/** The panel beside says nothing that only a script could bring. */
export const WithoutScript: Story = {
  render: (args) => (
    <Unscripted>
      <StepStory {...args} />
    </Unscripted>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Booking online needs JavaScript\./)).toBeVisible()
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Orchard Light Minis')
    await expect(canvas.queryByText('Updating…')).toBeNull()
  },
}
