import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { onlyText1 } from '../about/only-text-1/only-text-1.template.ts'
import { content } from '../about/story/content.ts'
import { content as inquiry } from '../inquiry-form/story/content.ts'
import { inquiryForm5 } from '../inquiry-form/inquiry-form-5/inquiry-form-5.template.ts'
import { revealSections } from '../kit/reveal-sections.ts'
import { inPage } from '../kit/story/in-page.tsx'
import { lessMotion } from '../kit/story/slider-plays.ts'

const away = <div style={{ blockSize: '150vh' }} />
/** Begun rises are kept as they begin: on a busy machine one may end between two frames. */
const watchAnimate = () => spyOn(Element.prototype, 'animate')
let animate: ReturnType<typeof watchAnimate>
const begun = (root: HTMLElement) =>
  animate.mock.results
    .flatMap(({ type, value }) => (type === 'return' ? [value] : []))
    .filter(
      ({ id, effect }) => id === 'rise' && effect instanceof KeyframeEffect && root.contains(effect.target),
    )

const meta: Meta = {
  title: 'Sections/Reveal',
  tags: ['!autodocs'],
  beforeEach: () => {
    animate = watchAnimate()
    return () => animate.mockRestore()
  },
  render: () => (
    <>
      {away}
      {inPage({ template: onlyText1, kind: 'about', options: content })}
      {away}
    </>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** Observers have told what they see now: all of a frame's do so in one task, in no order. */
const told = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      setTimeout(resolve)
    })
    observer.observe(document.body)
  })

const words = (root: HTMLElement) => root.querySelector('div:has(> h2)') ?? root

/** Sections begin to be watched; then the window's foot goes so far past the first words. */
async function scrolled(root: HTMLElement, past: number) {
  window.scrollTo({ top: 0, behavior: 'instant' })
  animate.mockClear()
  const stop = revealSections(root)
  await told()
  await expect(begun(root)).toHaveLength(0)
  await expect(words(root)).toHaveStyle({ opacity: '1' })
  const top = words(root).getBoundingClientRect().top - window.innerHeight + past
  window.scrollTo({ top, behavior: 'instant' })
  await told()
  await told()
  return stop
}

const stands = (past: number): NonNullable<Story['play']> =>
  async function isWhole({ canvasElement }) {
    const stop = await scrolled(canvasElement, past)
    await expect(begun(canvasElement)).toHaveLength(0)
    await expect(words(canvasElement)).toHaveStyle({ opacity: '1' })
    stop()
  }

/** What the visitor scrolls down to rises, once, and is whole before and after. */
export const Rises: Story = {
  play: async ({ canvasElement }) => {
    const stop = await scrolled(canvasElement, 4)
    await waitFor(() => expect(begun(canvasElement).length).toBeGreaterThan(0))
    await Promise.all(begun(canvasElement).map(({ finished }) => finished))
    await expect(words(canvasElement)).toHaveStyle({ opacity: '1', translate: 'none' })
    stop()
    const again = await scrolled(canvasElement, 4)
    await expect(begun(canvasElement)).toHaveLength(0)
    again()
  },
}
/** Fields keep still, and the card that holds them: only the words of their section rise. */
export const FormStands: Story = {
  render: () => (
    <>
      {away}
      {inPage({ template: inquiryForm5, kind: 'inquiryForm', options: inquiry })}
      {away}
    </>
  ),
  play: async ({ canvasElement }) => {
    const stop = await scrolled(canvasElement, 4)
    await waitFor(() => expect(begun(canvasElement).length).toBeGreaterThan(0))
    for (const { effect } of begun(canvasElement))
      await expect(effect).toHaveProperty('target', words(canvasElement))
    await Promise.all(begun(canvasElement).map(({ finished }) => finished))
    stop()
  },
}
/** What has been seen already, since the visitor came by a jump, stays as it is. */
export const ComeByJump: Story = { play: stands(480) }
export const LessMotion: Story = { beforeEach: lessMotion, play: stands(4) }
/** A window that grows, as for a picture of the whole page, is no visitor who scrolls. */
export const Photographed: Story = {
  play: async ({ canvasElement }) => {
    animate.mockClear()
    const stop = revealSections(canvasElement)
    await told()
    const [first] = canvasElement.querySelectorAll<HTMLElement>('div[style]')
    first?.style.setProperty('block-size', '0')
    await told()
    await told()
    await expect(words(canvasElement).getBoundingClientRect().top).toBeLessThan(window.innerHeight)
    await expect(begun(canvasElement)).toHaveLength(0)
    first?.style.removeProperty('block-size')
    stop()
  },
}
