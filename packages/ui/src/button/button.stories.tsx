import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/stack.tsx'
import { forcedColors } from '../testing/media-rules.ts'
import { controlsOf, looksOf } from '../testing/looks-of.ts'
import { OnEveryScheme, onSheet, Row } from '../testing/story-sheet.tsx'
import * as css from './button.css.ts'
import { Button } from './button.tsx'

/**
 * The button, and the link that looks like one.
 *
 * **When to choose it.** An action of the product; for an owner’s link take ActionLink, in running text TextLink.
 */
const meta: Meta<typeof Button> = {
  title: 'Ui/Button',
  component: Button,
  decorators: [onSheet],
  args: { children: 'Inquire now' },
  argTypes: controlsOf(css.button),
}
export default meta
type Story = StoryObj<typeof Button>

const press = fn<() => void>()
const submit = fn<() => void>()
const variants = looksOf(css.button, 'variant')
const sizes = looksOf(css.button, 'size')

export const Default: Story = {
  args: { onClick: fn<() => void>() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Inquire now' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(3)
    await expect(button.getBoundingClientRect().height).toBe(48)
  },
}
export const Playground: Story = { tags: ['!test'] }

export const Sizes: Story = {
  tags: ['visual-1440', 'visual-dark'],
  render: () => (
    <Stack gap={5}>
      {variants.map((variant) => (
        <Row key={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Inquire now
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  ),
}

export const AsLink: Story = {
  args: { href: '#contact' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Inquire now' })
    await expect(link).toHaveAttribute('href', '#contact')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const Disabled: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} isDisabled onClick={press}>
          Inquire now
        </Button>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).not.toHaveAttribute('disabled')
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter} ')
      await expect(forcedColors(button)).toMatch(/graytext/i)
    }
    await expect(press).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  render: () => (
    <form onSubmit={submit}>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} type="submit" variant={variant} isBusy>
            Inquire now
          </Button>
        ))}
      </Row>
    </form>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Inquire now' })) {
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(button)
    }
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const LongLabel: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Unverbindliche Verfügbarkeitsanfrage für eure Hochzeitsfotografie absenden und Beratungsgespräch
          vereinbaren
        </Button>
      ))}
    </Row>
  ),
}

export const Schemes: Story = {
  decorators: [],
  render: () => (
    <OnEveryScheme>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Inquire now
          </Button>
        ))}
        <Button isDisabled>Inquire now</Button>
      </Row>
    </OnEveryScheme>
  ),
}

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Button variant="text">Inquire now</Button>
    </div>
  ),
}

/** The ring that every control has under the keyboard. */
export const Focus: Story = {
  tags: ['visual-1440', 'visual-dark'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** On a photograph the ring is light between two darks: beside a light button a light ring alone would not be seen. */
export const FocusOnPicture: Story = {
  globals: { scheme: 'image_background' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const ring = getComputedStyle(canvas.getByRole('button'))
    await expect(ring.outlineColor).toBe('rgb(255, 255, 255)')
    await expect(ring.outlineOffset).toBe('2px')
    await expect(ring.boxShadow).toMatch(/^rgb\(17, 17, 17\) 0px 0px 0px 6px/)
  },
}
