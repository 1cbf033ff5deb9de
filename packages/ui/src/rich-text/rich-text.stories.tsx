import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { controlsOf } from '../testing/looks-of.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import * as css from './rich-text.css.ts'
import { RichText } from './rich-text.tsx'

const html = `<p>We photograph people where they live, in the light that is there. <em>Nothing is staged</em>; we walk, talk and <strong>wait</strong>.</p>
<p>See <a href="/portfolio">the portfolio</a> or <a href="https://maps.test/">the way to the studio</a>.</p>
<ul><li>Two hours along the lake</li><li>Sixty pictures, printed or sent<ul><li>a book on request</li></ul></li></ul>
<ol><li>Write to us</li><li>Choose a date</li></ol>`

/**
 * A studio’s formatted text, with nothing in it but what is allowed.
 *
 * **When to choose it.** The owner wrote it with a formatting bar; plain words are Text.
 */
const meta: Meta<typeof RichText> = {
  title: 'Ui/RichText',
  component: RichText,
  argTypes: controlsOf(css.richText),
  decorators: [onSheet],
  args: { html },
}
export default meta
type Story = StoryObj<typeof RichText>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the portfolio' })).not.toHaveAttribute('rel')
    await expect(canvas.getByRole('link', { name: 'the way to the studio' })).toHaveAttribute(
      'rel',
      'noopener nofollow',
    )
  },
}
export const Playground: Story = { tags: ['!test'] }
export const WithLead: Story = { args: { hasLead: true } }
export const Small: Story = { args: { variant: 'small' } }
/** Words of a client. */
export const Spoken: Story = {
  args: { variant: 'quote', html: '<p>We hardly saw her; she saw <em>everything</em>.</p>' },
}
/** The title face of this theme has no italic, its text face has one. */
export const SpokenWithoutItalics: Story = {
  globals: { typography: 'foundry' },
  args: { ...Spoken.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('everything')).toHaveStyle({ fontStyle: 'normal', fontWeight: '400' })
  },
}
export const Centred: Story = { args: { align: 'center' } }
export const PlainText: Story = { args: { html: 'First paragraph,\nin two lines.\n\nSecond paragraph.' } }
export const Hostile: Story = {
  args: {
    html: '<script>document.title="x"</script><img src=x onerror="document.title=1"><a href="javascript:alert(1)">No link</a> <svg/onload=alert(1)></svg><p style="position:fixed" onclick="x">Words stay.</p>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img, svg, a, [onclick], p[style]')).toBeNull()
    await expect(canvasElement).toHaveTextContent('No link')
  },
}
