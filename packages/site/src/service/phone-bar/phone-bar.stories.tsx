import type { Service } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { makeService, NOW } from '../../booking/testing/fixtures.ts'
import { siteClock } from '../../booking/world/site-clock.ts'
import { business } from '../../testing/fake-studio.ts'
import type { Way } from '../panel/way.ts'
import { PhoneBar } from './phone-bar.tsx'

const now = new Date(NOW).toISOString()
let latest: AnyRouter | undefined

const pressed = fn()

type PhoneBarStoryProps = Readonly<{ service: Service; way: Way }>

/** A page whose times are far below the window. */
function Page({ service, way }: PhoneBarStoryProps) {
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region}>
      <div style={{ blockSize: '200vh' }} />
      <div data-way={way} data-held={way === 'resume' ? 'Sat, Jan 26, 2030, 9:00 AM' : undefined}>
        <div data-booking-way="">
          <h2 data-picker-heading="" tabIndex={-1}>
            The way on
          </h2>
          {way === 'resume' && (
            <button type="button" data-resume="" onClick={pressed}>
              Go on
            </button>
          )}
        </div>
      </div>
      <PhoneBar region={region} service={service} />
    </div>
  )
}

/** The bar reads the studio and its clock from the root of the site’s routes. */
function routerOf(props: PhoneBarStoryProps): AnyRouter {
  const routeTree = createRootRoute({
    loader: () => ({ business, now }),
    component: () => <Page {...props} />,
  })
  return createRouter({ routeTree, history: createMemoryHistory() })
}

function PhoneBarStory(props: PhoneBarStoryProps) {
  const [router] = useState(() => {
    latest = routerOf(props)
    return latest
  })
  return <RouterProvider router={router as never} />
}

/**
 * The price and the way to the times, at the foot of a phone’s window.
 *
 * **When to choose it.** A service page stands around it; it goes while times are in view.
 */
const meta: Meta<typeof PhoneBarStory> = {
  title: 'Site/Booking/Phone bar',
  component: PhoneBarStory,
  args: { service: makeService(), way: 'times' },
  globals: { viewport: { value: 'phone' } },
}
export default meta
type Story = StoryObj<typeof PhoneBarStory>

/** When a discount ends, the bar says the plain price at once, as the panel does. */
export const DiscountEnds: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('From $175.50')).toBeVisible()
    const { endDate } = args.service.packages[0]!.discount!
    siteClock(latest!, now).sync(endDate)
    await waitFor(() => expect(canvas.getByText('From $195.00')).toBeVisible())
    await expect(canvas.queryByText('From $175.50')).toBeNull()
  },
}

/** A long label keeps its line beside a long price. */
export const LongLabel: Story = {
  globals: { locale: 'fr-FR' },
  args: {
    service: makeService({
      packages: makeService().packages.map((each) => ({ ...each, totalFee: '1450.00', discount: null })),
    }),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Choisir un créneau' })
    const label = button.querySelector('span')
    await expect(label?.getClientRects()).toHaveLength(1)
  },
}

/** Every time is booked: the bar names the way that is left, and leads there. */
export const Waitlist: Story = {
  args: { way: 'waitlist' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the waitlist' }))
    await expect(canvas.queryByText('Choose a time')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'The way on' })).toHaveFocus()
  },
}

const leadsThere =
  (behavior: ScrollBehavior): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const scrolled = spyOn(Element.prototype, 'scrollIntoView')
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a time' }))
    await expect(scrolled).toHaveBeenLastCalledWith({ behavior, block: 'start' })
    scrolled.mockRestore()
  }
/** The way down is seen, so that the visitor knows where the times are. */
export const Scrolls: Story = { globals: { motion: 'full' }, play: leadsThere('smooth') }
/** Who wants less motion is there at once. */
export const Reduced: Story = { globals: { motion: 'reduced' }, play: leadsThere('instant') }

/** A booking under way goes on with one press, wherever on the page. */
export const Resume: Story = {
  args: { way: 'resume' },
  play: async ({ canvas }) => {
    pressed.mockClear()
    await expect(await canvas.findByText('Sat, Jan 26, 2030, 9:00 AM')).toBeVisible()
    await expect(canvas.queryByText(/^From/)).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue booking' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

/** Nothing can be booked: no bar promises it. */
export const Paused: Story = {
  args: { way: 'paused' },
  play: async ({ canvas }) => {
    await canvas.findByText('The way on')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
