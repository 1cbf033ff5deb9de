import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionLink } from '../action-link/action-link.tsx'
import { Container } from '../layout/container.tsx'
import { Stack } from '../layout/stack.tsx'
import { storyPrint } from '../testing/story-print.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { whitePrint } from '../testing/white-print.ts'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import { Image } from './image.tsx'
import { PictureStage, Scrim, type ScrimProps } from './scrim.tsx'

type Args = ScrimProps & { url: string }

const Words = () => (
  <div style={{ paddingBlock: 48 }}>
    <Container width="wide">
      <Stack gap={5}>
        <Text variant="label" tone="notice">
          The studio
        </Text>
        <Heading size="h1">The *quiet* hours</Heading>
        <Text>We photograph people where they live and work, in the light that is there.</Text>
        <p>
          <ActionLink href="/contact" label="Inquire now" />
        </p>
      </Stack>
    </Container>
  </div>
)

const meta: Meta<Args> = {
  title: 'Ui/Scrim',
  component: Scrim,
  args: { url: storyPrint(1680, 1050), side: 'foot', overlay: 0 },
  argTypes: { side: { control: 'select', options: ['head', 'middle', 'foot', 'start', 'end', 'even'] } },
  render: ({ url, overlay = 0, ...args }) => (
    <PictureStage style={{ minHeight: 640 }}>
      <Image source={{ url, overlay, alt: '' }} sizes="bleed" ratio="fill" />
      <Scrim overlay={overlay} {...args}>
        <Words />
      </Scrim>
    </PictureStage>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'], decorators: [onSheet] }
export const WhitePhoto: Story = { args: { url: whitePrint } }
export const WhitePhotoVeiled: Story = { args: { url: whitePrint, overlay: 40 } }
export const Middle: Story = { args: { side: 'middle', url: whitePrint } }
export const Head: Story = { args: { side: 'head', url: whitePrint } }
export const Start: Story = { args: { side: 'start', url: whitePrint } }
export const End: Story = { args: { side: 'end', url: whitePrint } }
export const Even: Story = { args: { side: 'even', url: whitePrint } }
export const LongText: Story = {
  render: ({ url }) => (
    <PictureStage style={{ minHeight: 320 }}>
      <Image source={{ url, alt: '' }} sizes="bleed" ratio="fill" />
      <Scrim>
        <Words />
        <Words />
      </Scrim>
    </PictureStage>
  ),
}
export const NoPicture: Story = { args: { url: '' } }
