import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActionLink } from '../action-link/action-link.tsx'
import { Container } from '../layout/container.tsx'
import { Stack } from '../layout/stack.tsx'
import { storyPrint } from '../testing/story-print.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { whitePrint } from '../testing/white-print.ts'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import { Image } from './image.tsx'
import { endsAtWords, scrimPart } from './scrim-ends.css.ts'
import { scrimStrength } from './scrim-strength.ts'
import { PictureLayer, PictureStage, Scrim, type ScrimProps } from './scrim.tsx'

type Args = ScrimProps & { url: string; overlay: number }

const Words = () => (
  <Stack gap={5}>
    <Text variant="label">The studio</Text>
    <Heading size="h1">The *quiet* hours</Heading>
    <Text>We photograph people where they live and work, in the light that is there.</Text>
    <p>
      <ActionLink href="/contact" label="Inquire now" />
    </p>
  </Stack>
)

/**
 * As much darkness behind words on a picture as they need, and no more.
 *
 * **When to choose it.** Words stand on a picture; beside it they need none.
 */
const meta: Meta<Args> = {
  title: 'Ui/Scrim',
  component: Scrim,
  args: { url: storyPrint(1680, 1050), overlay: 0 },
  render: ({ url, overlay, ...args }) => (
    <PictureStage style={{ minHeight: 640 }}>
      <Image source={{ url, overlay, alt: '' }} sizes="bleed" ratio="fill" />
      <PictureLayer style={{ alignSelf: 'end', paddingBlock: 96 }}>
        <Container width="wide">
          <Scrim style={{ inlineSize: 'fit-content' }} {...args}>
            <Words />
          </Scrim>
        </Container>
      </PictureLayer>
    </PictureStage>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'], decorators: [onSheet] }
export const WhitePhoto: Story = { args: { url: whitePrint } }
export const WhitePhotoVeiled: Story = {
  args: { url: whitePrint, overlay: 40, strength: scrimStrength(40) },
}
/** As much as a middle grey needs, and nothing for a dark picture. */
export const GreyPhoto: Story = { args: { strength: scrimStrength(0, 'words', 0.6) } }
export const DarkPhoto: Story = {
  args: { url: storyPrint(1680, 1050, 4), strength: 0 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-scrim]') as HTMLElement
    await expect(getComputedStyle(box, '::before').content).toBe('none')
  },
}
/** Each band its own; the widest known one holds for those beyond it. */
export const ByBand: Story = {
  args: { strength: { m: 0.2, t: 0.2, d: 0.5 } },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-scrim]') as HTMLElement
    const wanted = window.innerWidth < 992 ? '0.2' : '0.5'
    await expect(getComputedStyle(box, '::before').opacity).toBe(wanted)
    await expect(box.style.cssText).not.toContain('scrim-t')
  },
}
export const ToTheEdge: Story = { args: { url: whitePrint, edge: 'start foot' } }
export const Far: Story = { args: { url: whitePrint, edge: 'start', reach: 'far' } }

const darkness = (canvasElement: HTMLElement) => {
  const box = canvasElement.querySelector('[data-scrim]') as HTMLElement
  const [before, after] = ['::before', '::after'].map((part) => getComputedStyle(box, part))
  return { box, before, after }
}
/** Where darkness begins and ends it bends so little that a plain sky shows no line. */
export const Smooth: Story = {
  args: { url: whitePrint },
  play: async ({ canvasElement }) => {
    const [, , bell = ''] = (darkness(canvasElement).before?.backgroundImage ?? '').split('linear-gradient(')
    const stops = [...bell.matchAll(/(?:\/ ([\d.]+))?\) ([\d.]+)%/g)].map(([, share = 1, place]) => ({
      share: Number(share),
      place: Number(place) / 100,
    }))
    const slopes = stops
      .slice(1)
      .map(
        ({ share, place }, index) =>
          (share - (stops[index]?.share ?? 0)) / (place - (stops[index]?.place ?? 0)),
      )
    const bends = [...slopes, 0].map((slope, index) => Math.abs(slope - (slopes[index - 1] ?? 0)))
    await expect(stops.length).toBeGreaterThan(8)
    await expect(Math.max(...bends)).toBeLessThan(0.7)
  },
}
/** A picture as narrow as a tablet has no room at the sides: its darkness has an end above and below alone. */
export const Narrow: Story = {
  args: { url: whitePrint, edge: 'narrow-head' },
  decorators: [(Story) => <div style={{ inlineSize: 700 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { box, before } = darkness(canvasElement)
    const stage = box.closest('div[style*="min-height"]')?.getBoundingClientRect()
    const { top, left, right, bottom } = box.getBoundingClientRect()
    const outer = (side: 'top' | 'left' | 'right' | 'bottom') => parseFloat(before?.[side] ?? '')
    await expect(left + outer('left')).toBeLessThan(stage?.left ?? NaN)
    await expect(right - outer('right')).toBeGreaterThan(stage?.right ?? NaN)
    await expect(top + outer('top')).toBeLessThan((stage?.top ?? NaN) - 100)
    await expect(bottom - outer('bottom')).toBeLessThan(bottom + 200)
  },
}
/** Behind the description, which needs more than the title, it is darker; where it begins there is no second edge. */
export const Deeper: Story = {
  args: { url: whitePrint, edge: 'start foot', strength: { m: 0.3, t: 0.3, d: 0.3, deeper: 0.4 } },
  play: async ({ canvasElement }) => {
    const { after } = darkness(canvasElement)
    const isWide = window.innerWidth >= 992
    await expect(after?.content).toBe(isWide ? '""' : 'none')
    if (isWide) await expect(after?.opacity).toBe('0.4')
  },
}
/** A title that wraps leaves its box wider than its lines: the darkness ends at the longest line. */
export const AtItsWords: Story = {
  args: { url: whitePrint, className: endsAtWords },
  render: ({ url, overlay, ...args }) => (
    <PictureStage>
      <Image source={{ url, overlay, alt: '' }} sizes="bleed" ratio="fill" />
      <PictureLayer style={{ paddingBlock: 96 }}>
        <Scrim style={{ marginInline: 160, inlineSize: 640 }} {...args}>
          <Heading size="h1">
            <span className={scrimPart.title}>A day by the river and an evening indoors</span>
          </Heading>
          <Text className={scrimPart.description} style={{ inlineSize: 'fit-content' }}>
            Taken as it came.
          </Text>
        </Scrim>
      </PictureLayer>
    </PictureStage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-scrim]') as HTMLElement
    const words = canvas.getByText(/A day by the river/).getBoundingClientRect()
    const free = box.getBoundingClientRect().right - words.right
    const { left, right } = getComputedStyle(box, '::before')
    await expect(free).toBeGreaterThan(20)
    await expect(parseFloat(right) - parseFloat(left)).toBeCloseTo(free, 0)
  },
}
export const NoPicture: Story = { args: { url: '' } }
