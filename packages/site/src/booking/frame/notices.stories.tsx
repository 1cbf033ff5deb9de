import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Quote } from '@bellows/domain'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeQuote, makeRecord, makeService, makeState, withAddons } from '../testing/fixtures.ts'
import { makeOrder } from '../testing/order-fixture.ts'
import { StepStory } from '../testing/step-story.tsx'
import { lateAnswer } from '../testing/story-world.tsx'
import { SelectAddons } from '../steps/select-addons/select-addons.tsx'
import { SelectPackage } from '../steps/select-package/select-package.tsx'
import { YourInformation } from '../steps/your-information/your-information.tsx'

const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'
const SERVICE = 'GET /api/public/services/orchard-light-minis'
const EDITED = '2030-01-15T09:59:00Z'
const own = withAddons()
const [mini, plus] = own.packages

const line = (kind: Quote['lines'][number]['kind'], label: string, amount: string) =>
  ({ kind, label, quantity: 1, amount }) as const
const packageAt = (fee: string) => line('package', 'Mini', fee)
const pet = line('addon', 'Pet', '15.00')
const everything = line('addon', 'All images', '150.00')
const quoteOf = (...lines: Quote['lines']) => makeQuote({ lines })

const choice = (...ids: readonly string[]) => ({
  packageId: 'mini',
  addons: ids.map((id) => ({ id, quantity: 1 })),
})

type State = NonNullable<Parameters<typeof makeState>[0]>

/** The hold as it is answered once the service was edited. */
const repriced = (state: State) => ({
  data: {
    ...makeState({
      serviceUpdatedDate: EDITED,
      slot: makeRecord().slot && { ...makeRecord().slot!, serviceUpdatedDate: EDITED },
      ...state,
    }),
    holdToken: 'token-token-token-token-1',
  },
})

/**
 * What changed while the visitor was booking, between the stepper and the heading.
 *
 * **When to choose it.** For what the studio has changed; a field that is missing is told beside the field.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Notices',
  component: StepStory,
  args: {
    step: 'select-addons',
    children: <SelectAddons />,
    service: own,
    record: makeRecord({ selectedPackage: 'mini' }),
    state: { packageId: 'mini', quote: quoteOf(packageAt('195.00')) },
    go: fn(),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

const onItsWay = lateAnswer(repriced({ ...choice('pet'), quote: quoteOf(packageAt('215.00'), pet) }))

/** Priced anew by a choice that was on its way when Continue was pressed: it is agreed to before it counts. */
export const PriceRoseWithAChoice: Story = {
  args: {
    answers: {
      [HOLD]: {
        inTurn: [
          onItsWay.answer,
          repriced({ ...choice('pet', 'all'), quote: quoteOf(packageAt('215.00'), pet, everything) }),
        ],
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Pet/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(onItsWay.give)
    const words = 'The price changed while you were booking. Package Mini: was $195.00, now $215.00.'
    const notice = await canvas.findByText(`${words} Your total is now $248.98.`)
    await expect(notice.closest('[tabindex]')).toHaveFocus()
    await expect(args.go).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Continue at $248.98' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /All images/ }))
    await canvas.findByText(`${words} Your total is now $411.35.`)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue at $411.35' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information'),
    )
  },
}

const risen = lateAnswer(repriced({ ...choice(), quote: quoteOf(packageAt('215.00')) }))

/** Continue was pressed before it could be known: the step stays, with the new total to agree to. */
export const PriceRoseOnTheWay: Story = {
  args: {
    step: 'your-information',
    children: <YourInformation />,
    record: makeRecord({
      selectedPackage: 'mini',
      customer: { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '+1 312 555 0111' },
    }),
    state: { ...choice(), quote: quoteOf(packageAt('195.00')), serviceUpdatedDate: EDITED },
    answers: { [HOLD]: risen.answer, 'POST /api/public/orders': { data: makeOrder({ addons: [] }) } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Phone'), '{Enter}')
    await waitFor(risen.give)
    const button = await canvas.findByRole('button', { name: 'Continue at $232.74' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await expect(args.go).not.toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(args.go).toHaveBeenCalled())
  },
}

/** Only mentioned: the focus stays where it is, and Continue goes on. */
export const PriceFell: Story = {
  args: {
    answers: { [HOLD]: repriced({ ...choice('pet'), quote: quoteOf(packageAt('175.00'), pet) }) },
  },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('checkbox', { name: /Pet/ })
    await userEvent.click(box)
    await canvas.findByText(
      'The price fell while you were booking. Package Mini: was $195.00, now $175.00. Your total is now $205.68.',
    )
    await expect(box).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalled())
  },
}

/** The package stays; what is gone is named, though the page shows it no more, beside a price that rose with it. */
export const AddonGone: Story = {
  args: {
    step: 'select-package',
    children: <SelectPackage />,
    service: { ...own, addons: own.addons.filter(({ id }) => id !== 'pet'), updatedDate: EDITED },
    record: makeRecord({ selectedPackage: 'mini', addons: choice('pet', 'all').addons }),
    state: {
      ...choice('pet', 'all'),
      quote: quoteOf(packageAt('195.00'), pet, everything),
      serviceUpdatedDate: EDITED,
    },
    answers: { [HOLD]: repriced({ ...choice('all'), quote: quoteOf(packageAt('215.00'), everything) }) },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('The add-on Pet is no longer offered.')
    await canvas.findByText(/Package Mini: was \$195\.00, now \$215\.00\. Your total is now \$395\.11\./)
    await expect(canvas.getByRole('radio', { name: /^Mini 20/ })).toBeChecked()
    await expect(args.heard).toHaveBeenCalledWith(HOLD, { id: 's1', turn: expect.any(Number) })
  },
}

const notOffered = { status: 422, error: 'not_offered', message: 'This package is not offered.' }

/** Its price goes with it, and another one can be chosen. */
export const PackageGone: Story = {
  args: {
    step: 'select-package',
    children: <SelectPackage />,
    service: makeService({
      packages: [plus!, { ...plus!, id: 'mini-grand', name: 'Mini Grand' }],
      updatedDate: EDITED,
    }),
    state: { ...choice(), quote: quoteOf(packageAt('195.00')), serviceUpdatedDate: EDITED },
    answers: {
      [HOLD]: {
        inTurn: [
          notOffered,
          repriced({ packageId: 'mini-plus', quote: quoteOf(line('package', 'Mini Plus', '275.00')) }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The package Mini is no longer offered. Please choose again.')
    await expect(canvas.queryByText('$211.09')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /Mini Plus/ }))
    await canvas.findAllByText('$297.69')
  },
}

const full = makeService({
  packages: [{ ...mini!, discount: mini!.discount && { ...mini!.discount, usedCount: 10 } }, plus!],
})

/** Somebody else was quicker: the row says so, at its plain price. */
export const LastPlaceGone: Story = {
  args: {
    step: 'select-package',
    children: <SelectPackage />,
    service: makeService(),
    record: makeRecord(),
    state: {},
    answers: {
      [HOLD]: {
        data: {
          ...makeState({ packageId: 'mini', quote: quoteOf(packageAt('195.00')) }),
          holdToken: 'token-token-token-token-1',
        },
      },
      [SERVICE]: { inTurn: [{ data: full }] },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mini 20.*\$175\.50/ }))
    await canvas.findByRole('radio', { name: /^Mini 20\sminutes \$195\.00/ })
    await expect(
      canvas.getByText('The last discounted place was just taken.', { selector: 'label *' }),
    ).toBeVisible()
    await expect(canvas.queryByText(/price changed/)).toBeNull()
  },
}

/** The service was edited so that it asks for more. */
export const StepsChanged: Story = {
  args: {
    step: 'select-package',
    children: <SelectPackage />,
    service: makeService(),
    record: makeRecord(),
    state: { serviceUpdatedDate: EDITED },
    answers: {
      [HOLD]: repriced({}),
      [SERVICE]: {
        data: makeService({ updatedDate: EDITED, contractTemplates: [{ id: 'c1', name: 'Agreement' }] }),
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The steps changed: this service now asks for a contract.')
  },
}
