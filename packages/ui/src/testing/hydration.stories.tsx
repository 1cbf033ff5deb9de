import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { ActionLink } from '../action-link/action-link.tsx'
import { Button } from '../button/button.tsx'
import { Skeleton } from '../busy/skeleton.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { Countdown } from '../countdown/countdown.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorNote } from '../error-note/error-note.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'
import { PictureLayer, PictureStage, Scrim } from '../image/scrim.tsx'
import { Container } from '../layout/container.tsx'
import { Divider } from '../layout/divider.tsx'
import { Grid } from '../layout/grid.tsx'
import { Stack } from '../layout/stack.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { PictureFrame } from '../picture-frame/picture-frame.tsx'
import { Price } from '../price/price.tsx'
import { Progress } from '../progress/progress.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { StatusLabel } from '../status-label/status-label.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import { hydrates } from './hydrates.tsx'
import { storyPrint } from './story-print.ts'

const print = { url: storyPrint(600, 400), alt: 'A horizon', position: '40% 60%', overlay: 30 }
const nested = '<ul><li>a<p>b</p><ol><li>c</ul><p>d<div>e<em>f<p>g</em><a href="#x">h<a href="/y">i</a></a>'
const parts: Record<string, ReactElement> = {
  busyButton: <Button isBusy>Inquire now</Button>,
  linkButton: (
    <Button href="/contact" variant="text">
      Inquire now
    </Button>
  ),
  actionLink: <ActionLink href={null} label="Inquire now" isPreview />,
  iconButton: <IconButton icon="close" label="Close" />,
  icon: <Icon name="long-arrow" />,
  textLink: <TextLink href="/about">About</TextLink>,
  heading: <Heading>The *quiet* hours</Heading>,
  text: <Text>Words</Text>,
  richText: <RichText html={nested} />,
  plainText: <RichText html={'one\ntwo\n\nthree'} />,
  layout: (
    <Container>
      <Stack>
        <Divider />
        <Grid>Words</Grid>
      </Stack>
    </Container>
  ),
  image: <Image source={print} sizes="c5·t4·m4" />,
  priorityImage: <Image source={{ ...print, width: 600, height: 400 }} sizes="c5" priority />,
  noImage: <Image source={null} sizes="c5" index={3} />,
  scrim: (
    <PictureStage>
      <Image source={print} sizes="bleed" ratio="fill" />
      <PictureLayer>
        <Scrim>Words</Scrim>
      </PictureLayer>
    </PictureStage>
  ),
  skeleton: <Skeleton lines={3} />,
  statusLabel: <StatusLabel>Paid</StatusLabel>,
  price: <Price now="$450" was="$600" isFrom />,
  liveRegion: <LiveRegion message="Saved" />,
  countdown: <Countdown left={{ unit: 'days', days: 9, hours: 4 }} />,
  stepper: (
    <Stepper
      label="Booking steps"
      steps={[
        { id: 'a', name: 'Package', href: '/a', state: 'done' },
        { id: 'b', name: 'Payment', href: '/b', state: 'current' },
      ]}
    />
  ),
  progress: <Progress label="Sending" value={0.4} />,
  emptyState: <EmptyState title="No dates yet">Come back in spring.</EmptyState>,
  copyButton: <CopyButton text="7QK-2M4" />,
  pictureFrame: (
    <PictureFrame mat="wide" caption="A horizon" folio="01">
      <Image source={print} sizes="c5" />
    </PictureFrame>
  ),
  errorNote: <ErrorNote>This field cannot be left blank</ErrorNote>,
}

/**
 * Parts as the server sends them, brought to life.
 *
 * **When to choose it.** For engineers: it fails where a part changes as it wakes.
 */
const meta: Meta = { title: 'Ui/Hydration' }
export default meta

/** Every part is served, parsed by the browser and hydrated without a difference. */
export const Parts: StoryObj = {
  tags: ['!dev'],
  render: () => <p>Parts are hydrated outside the canvas.</p>,
  play: async () => {
    for (const part of Object.values(parts)) await hydrates(part)
  },
}
