import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Image } from '../image/image.tsx'
import { PictureStage } from '../image/scrim.tsx'
import { forcedColors } from '../testing/media-rules.ts'
import { controlsOf, looksOf } from '../testing/looks-of.ts'
import { onSheet, Row } from '../testing/story-sheet.tsx'
import { drawings } from '../icon/drawings.ts'
import type { IconName } from '../icon/drawings.ts'
import * as css from './icon-button.css.ts'
import { IconButton } from './icon-button.tsx'
import { whitePrint } from '../testing/white-print.ts'

/**
 * A square control with one drawing: arrows, pause, close.
 *
 * **When to choose it.** The drawing is known to everybody; otherwise take Button with words.
 */
const meta: Meta<typeof IconButton> = {
  title: 'Ui/IconButton',
  component: IconButton,
  decorators: [onSheet],
  args: { icon: 'close', label: 'Close' },
  argTypes: { ...controlsOf(css.button), icon: { control: 'select', options: Object.keys(drawings) } },
}
export default meta
type Story = StoryObj<typeof IconButton>

const tones = looksOf(css.button, 'tone')
const icons = ['arrow-left', 'arrow-right', 'pause'] as const satisfies readonly IconName[]

export const Default: Story = {
  args: { onClick: fn<() => void>() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([48, 48])
  },
}
export const Playground: Story = { tags: ['!test'] }

export const Tones: Story = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Row key={tone}>
          {icons.map((icon) => (
            <IconButton key={icon} icon={icon} label={icon} tone={tone} />
          ))}
          <IconButton icon="arrow-right" label="Disabled" tone={tone} isDisabled />
        </Row>
      ))}
    </Row>
  ),
}

export const OnWhitePhoto: Story = {
  render: () => (
    <PictureStage>
      <Image source={{ url: whitePrint, alt: '' }} sizes="bleed" ratio="A-219" />
      <div style={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' }}>
        <Row>
          {icons.map((icon) => (
            <IconButton key={icon} icon={icon} label={icon} tone="picture" />
          ))}
          <IconButton icon="arrow-right" label="Disabled" tone="picture" isDisabled />
        </Row>
      </div>
    </PictureStage>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const ring = getComputedStyle(canvas.getByRole('button', { name: 'arrow-left' }))
    await expect(ring.outlineColor).toBe('rgb(255, 255, 255)')
    await expect(ring.boxShadow).toContain('rgb(17, 17, 17)')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, onClick: fn<() => void>() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(forcedColors(button)).toMatch(/graytext/i)
  },
}
