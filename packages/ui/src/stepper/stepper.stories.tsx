import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { OnEveryScheme, onSheet } from '../testing/story-sheet.tsx'
import { Stepper, type StepperStep } from './stepper.tsx'

const names = ['Choose a package', 'Add-ons', 'Your information', 'Contract', 'Payment']
const stepsAt = (current: number): StepperStep[] =>
  names.map((name, i) => ({
    id: name,
    name,
    href: `#step-${i + 1}`,
    state: i < current ? 'done' : i === current ? 'current' : 'later',
  }))
const isPhone = () => window.innerWidth < 768

/**
 * The steps of a flow, and where the visitor is.
 *
 * **When to choose it.** The flow has several screens; within one screen take Progress.
 */
const meta: Meta<typeof Stepper> = {
  title: 'Ui/Stepper',
  component: Stepper,
  decorators: [onSheet],
  args: { label: 'Booking steps', steps: stepsAt(2) },
}
export default meta
type Story = StoryObj<typeof Stepper>

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Booking steps' })
    await expect(nav).toHaveTextContent('Step 3 of 5 · Your information')
    if (isPhone()) return
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Choose a package , done' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Add-ons , done' })).toHaveFocus()
    await expect(nav.querySelector('[aria-current="step"]')).toHaveTextContent('Your information')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
export const Playground: Story = { tags: ['!test'] }
export const First: Story = { args: { steps: stepsAt(0) } }
export const Last: Story = { args: { steps: stepsAt(4) } }
/** What may be finished later is led back to, and not said to be done. */
export const PassedBy: Story = {
  args: { steps: stepsAt(4).map((step, i) => (i === 3 ? { ...step, state: 'passed' as const } : step)) },
  play: async ({ canvas }) => {
    if (isPhone()) return
    await expect(canvas.getByRole('link', { name: '4 Contract' })).toHaveAttribute('href', '#step-4')
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}
const allNames = [
  'Select package',
  'Select add-ons',
  'Your information',
  'Sign contract',
  'Questionnaire',
  'Checkout',
]

/** All that a booking can ask for stand in one line on a tablet. */
export const SixSteps: Story = {
  args: {
    steps: allNames.map((name, i) => ({
      id: name,
      name,
      href: `#step-${i + 1}`,
      state: i < 5 ? 'done' : 'current',
    })),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    for (const name of allNames) {
      const { childNodes } = within(canvas.getByRole('list')).getByText(name)
      const words = document.createRange()
      words.selectNode([...childNodes].find(({ nodeValue }) => nodeValue === name)!)
      await waitFor(() => expect([name, words.getClientRects().length]).toEqual([name, 1]))
    }
  },
}
export const OneStep: Story = {
  args: { steps: stepsAt(0).slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <Stepper {...args} />
    </OnEveryScheme>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}
