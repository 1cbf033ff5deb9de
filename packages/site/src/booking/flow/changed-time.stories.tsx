import type { Service } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { held } from '../../service/panel/panel-story.tsx'
import { ServicePanel } from '../../service/panel/service-panel.tsx'
import { BookingFrame } from '../frame/booking-frame.tsx'
import { makeRecord, makeService, makeSlot, makeState, oneDate, slotsFrom } from '../testing/fixtures.ts'
import { standingRegion } from '../testing/standing-region.ts'
import { StoryWorld } from '../testing/story-world.tsx'
import { useWorld, WorldProvider } from '../world/booking-world.tsx'
import { BookingProvider } from './booking-provider.tsx'

const service: Service = makeService()
const base = { prefix: 'services', id: service.slug } as const
const slot = makeSlot({ id: 'am-1', status: 'BOOKING' })
const loaded = {
  serviceDates: [
    oneDate(slotsFrom('am', '2030-01-26T15:00:00Z', [{}, {}])),
    oneDate(slotsFrom('sun', '2030-01-27T15:00:00Z', [{}, {}]), { id: 'sun' }),
  ],
  serverNow: '2030-01-15T10:00:00Z',
}

/** A service page, and the step that it leads to. */
function TwoPages() {
  const world = useWorld()
  const [isLed, setLed] = useState(false)
  return (
    <WorldProvider value={{ ...world, go: () => setLed(true) }}>
      <BookingProvider key={String(isLed)} base={base} service={service}>
        {isLed ? (
          <BookingFrame step="select-package" serviceName={service.name}>
            <p>Packages</p>
          </BookingFrame>
        ) : (
          <ServicePanel dates={loaded} inquiryHref="/contact" />
        )}
      </BookingProvider>
    </WorldProvider>
  )
}

/**
 * Another time in place of the one that was held.
 *
 * **When to choose it.** Review it for who does not see the summary change.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Changed time',
  component: StoryWorld,
  args: {
    record: makeRecord({ slot }),
    answers: {
      [`GET /api/public/services/${service.slug}`]: { data: service },
      [`GET /api/public/services/${service.slug}/service-dates`]: { data: loaded },
      'GET /api/public/bookings/am-1': { data: makeState({ slot }) },
      'GET /api/public/bookings/sun-1': {
        data: makeState({ slot: makeSlot({ id: 'sun-1', startTime: '2030-01-27T15:00:00Z' }) }),
      },
      'PATCH /api/public/bookings/sun-1/hold-slot': held('sun-1', { startTime: '2030-01-27T15:00:00Z' }),
    },
  },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

const NOW_HELD = /^You’re holding Sun, Jan 27, 2030, 9:00 AM CST\.$/

/** The page that is led to says which time is held now, with its zone as the summary has it. */
export const OnServicePage: Story = {
  args: { children: <TwoPages /> },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^You’re holding Sat/)
    await userEvent.click(canvas.getAllByRole('radio', { name: '9:00 AM' })[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByText('Packages')
    const region = standingRegion(canvasElement)
    await expect(region).toBeEmptyDOMElement()
    await waitFor(() => expect(region).toHaveTextContent(NOW_HELD))
  },
}

/** In the visitor’s language. */
export const InGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { children: <TwoPages /> },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Für Sie reserviert: Sa/)
    await userEvent.click(canvas.getAllByRole('radio', { name: '09:00' })[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
    await canvas.findByText('Packages')
    const region = standingRegion(canvasElement)
    await waitFor(() =>
      expect(region).toHaveTextContent(/^Für Sie reserviert: So\., 27\. Jan\. 2030, 09:00 /),
    )
  },
}
