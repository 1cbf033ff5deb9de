import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeService } from '../../booking/testing/fixtures.ts'
import { PanelStory } from './panel-story.tsx'

const { packages } = makeService()

/**
 * The panel of a service page that has nothing to choose from.
 *
 * **When to choose it.** The service takes its first package without asking; Service page has the rest.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Single package',
  component: PanelStory,
  args: { go: fn(), service: makeService({ type: 'SINGLE_PACKAGE', packages: packages.toReversed() }) },
}
export default meta
type Story = StoryObj<typeof PanelStory>

/** The others that the service lists are never booked, so neither they nor their prices are shown. */
export const OfSeveral: Story = {
  play: async ({ canvas }) => {
    const [last, first] = [packages.at(-1)!, packages[0]!]
    await expect(canvas.getByRole('heading', { name: 'What you get' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: last.name })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: first.name })).toBeNull()
    await expect(canvas.queryByText(/^From/)).toBeNull()
  },
}
