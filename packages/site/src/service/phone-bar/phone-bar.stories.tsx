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
import { expect, waitFor } from 'storybook/test'
import { makeService, NOW } from '../../booking/testing/fixtures.ts'
import { siteClock } from '../../booking/world/site-clock.ts'
import { business } from '../../testing/fake-studio.ts'
import { PhoneBar } from './phone-bar.tsx'

const now = new Date(NOW).toISOString()
let latest: AnyRouter | undefined

type PhoneBarStoryProps = Readonly<{ service: Service }>

/** A page whose times are far below the window. */
function Page({ service }: PhoneBarStoryProps) {
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region}>
      <div style={{ blockSize: '200vh' }} />
      <div data-booking-way="">
        <h2 data-picker-heading="" tabIndex={-1}>
          Choose a time
        </h2>
      </div>
      <PhoneBar region={region} service={service} />
    </div>
  )
}

/** The bar reads the studio and its clock from the root of the site’s routes. */
function routerOf(service: Service): AnyRouter {
  const routeTree = createRootRoute({
    loader: () => ({ business, now }),
    component: () => <Page service={service} />,
  })
  return createRouter({ routeTree, history: createMemoryHistory() })
}

function PhoneBarStory({ service }: PhoneBarStoryProps) {
  const [router] = useState(() => {
    latest = routerOf(service)
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
  args: { service: makeService() },
  parameters: {
    viewport: { options: { phone375: { name: 'Phone', styles: { width: '375px', height: '812px' } } } },
  },
  globals: { viewport: { value: 'phone375' } },
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
