import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { windowBars } from '@bellows/tokens'
import { Container, Heading, Text } from '@bellows/ui'
import { ConsentBanner, type ConsentBannerProps } from './consent-banner.tsx'

const answered = fn<ConsentBannerProps['onAnswered']>()

/**
 * Asks visitors whether their visit may be counted.
 *
 * **When to choose it.** It stands on the public pages of studios that count visits and ask before.
 */
const meta: Meta<typeof ConsentBanner> = {
  title: 'Site/Consent',
  component: ConsentBanner,
  args: { tracking: [], moreHref: '/privacy', isAskedFor: false, onAnswered: answered },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main data-scheme="light_1">
      <Container>
        <div style={{ display: 'grid', gap: 24, paddingBlock: 96 }}>
          <Heading level="h1" size="h1">
            Quiet pictures of loud days
          </Heading>
          <Text>Photographs of what happened, by two people who would rather wait for a moment.</Text>
        </div>
      </Container>
      <ConsentBanner {...args} />
    </main>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** It takes no focus, has two answers of one size, and tells the page how much of the window it covers. */
export const Default: Story = {
  tags: ['visual-375', 'visual-1440'],
  play: async ({ canvas }) => {
    answered.mockClear()
    const region = canvas.getByRole('region', { name: 'Cookies' })
    await expect(document.body).toHaveFocus()
    const [decline, accept] = canvas.getAllByRole('button')
    await expect(decline).toHaveTextContent('Decline')
    await expect(accept).toHaveTextContent('Accept')
    await expect(decline?.offsetWidth).toBe(accept?.offsetWidth)
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue(windowBars.foot)).toBe(
        `${region.getBoundingClientRect().height}px`,
      ),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'More' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(answered).toHaveBeenLastCalledWith('declined')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(answered).toHaveBeenLastCalledWith('accepted')
    await userEvent.click(document.body)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}
export const Playground: Story = { tags: ['!test'] }

/** Whoever counts beside the studio is named. */
export const Vendors: Story = {
  args: {
    tracking: [
      { vendor: 'googleAnalytics', id: 'G-TEST' },
      { vendor: 'metaPixel', id: '42' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Google Analytics and Meta Pixel/)).toBeVisible()
  },
}
export const NoPrivacyPage: Story = {
  args: { moreHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
/** The word for more entries of a menu would lead nowhere here. */
export const InFrench: Story = {
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('En savoir plus')
  },
}
/** Asked for in the footer, it is where the keyboard goes on. */
export const AskedFor: Story = {
  args: { isAskedFor: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toHaveFocus()
  },
}
