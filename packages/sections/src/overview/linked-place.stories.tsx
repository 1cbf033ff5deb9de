import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { onlyText1 } from '../about/only-text-1/only-text-1.template.ts'
import { content } from '../about/story/content.ts'
import { content as header } from '../header/story/content.ts'
import { mainHeader1 } from '../header/main-header-1/main-header-1.template.ts'
import { inPage } from '../kit/story/in-page.tsx'

const PLACE = 'place'
const room = <div style={{ blockSize: '150vh' }} />

/** Pixels of the window that the bar takes where it stays; it may have left by the way down. */
const heightOf = (bar: HTMLElement) => (bar.dataset['sticky'] ? bar.offsetHeight : 0)

/** A section that a link on the page names begins where the bar ends, or at the window's edge where no bar stays. */
const meta: Meta<{ sticky: boolean }> = {
  title: 'Sections/Linked place',
  tags: ['!autodocs'],
  render: ({ sticky }) => (
    <>
      {inPage({ template: mainHeader1, kind: 'header', options: { ...header, sticky } })}
      {room}
      {inPage({ template: onlyText1, kind: 'about', options: { ...content, anchorId: PLACE } })}
      {room}
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    const place = document.getElementById(PLACE)
    await waitFor(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      place?.scrollIntoView({ behavior: 'instant' })
      return expect(Math.abs(Number(place?.getBoundingClientRect().top) - heightOf(bar))).toBeLessThan(1)
    })
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const BelowBar: Story = { args: { sticky: true } }
export const AtEdge: Story = { args: { sticky: false } }
