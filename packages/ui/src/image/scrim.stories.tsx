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
