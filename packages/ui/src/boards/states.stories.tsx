import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { button } from '../button/button.css.ts'
import { Button } from '../button/button.tsx'
import { Skeleton } from '../busy/skeleton.tsx'
import { Calendar } from '../calendar/calendar.tsx'
import { CarouselControls } from '../carousel/carousel-controls.tsx'
import { CarouselProgress } from '../carousel/carousel-progress.tsx'
import { CarouselRoot } from '../carousel/carousel-root.tsx'
import { CarouselSlide } from '../carousel/carousel-slide.tsx'
import { CarouselThumbnails } from '../carousel/carousel-thumbnails.tsx'
import { CarouselViewport } from '../carousel/carousel-viewport.tsx'
import { useCarousel } from '../carousel/use-carousel.ts'
import { CheckboxGroupField } from '../choice-field/checkbox-group-field.tsx'
import { RadioGroupField } from '../choice-field/radio-group-field.tsx'
import { ErrorNote } from '../error-note/error-note.tsx'
import { FieldGrid } from '../field/field-grid.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Image } from '../image/image.tsx'
import { Container } from '../layout/container.tsx'
import { Stack } from '../layout/stack.tsx'
import { Navigation } from '../navigation/navigation.tsx'
import { Price } from '../price/price.tsx'
import { Progress } from '../progress/progress.tsx'
import { RadioCard } from '../radio-card/radio-card.tsx'
import { RadioCardGroup } from '../radio-card/radio-card-group.tsx'
import { StatusLabel } from '../status-label/status-label.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { choices } from '../testing/choices.ts'
import { looksOf } from '../testing/looks-of.ts'
import { storyPrint } from '../testing/story-print.ts'
import { onSheet, Row } from '../testing/story-sheet.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { TimeGrid } from '../time-grid/time-grid.tsx'
import { TimeGroup } from '../time-grid/time-group.tsx'
import { TimeOption } from '../time-grid/time-option.tsx'

const ignore = () => {}
const BLANK = 'This field cannot be left blank'
const variants = looksOf(button, 'variant')

const Pressed = () => (
  <>
    {variants.map((variant) => (
      <Row key={variant}>
        <Button variant={variant}>Inquire now</Button>
        <Button variant={variant} isDisabled>
          Not now
        </Button>
        <Button variant={variant} isBusy>
          Sending
        </Button>
      </Row>
    ))}
    <Row>
      <IconButton icon="arrow-left" label="Previous" isDisabled />
      <IconButton icon="arrow-right" label="Next" />
      <IconButton icon="arrow-left" label="Back" tone="plain" isDisabled />
      <IconButton icon="arrow-right" label="On" tone="plain" />
    </Row>
  </>
)

const Places = () => (
  <>
    <Navigation
      label="Main"
      items={[
        { title: 'Weddings', href: '#weddings', isCurrent: true },
        { title: 'Portraits', href: '#portraits' },
      ]}
    />
    <Row>
      <TextLink variant="quiet" href="#home" aria-current="page">
        Home
      </TextLink>
      <TextLink variant="quiet" href="#about">
        About
      </TextLink>
      <TextLink href="#portfolio">See the portfolio</TextLink>
    </Row>
    <Tabs
      label="Clients"
      items={['Anna & Joel', 'Maud'].map((label) => ({ id: label, label, panel: `What ${label} said.` }))}
    />
    <Stepper
      label="Booking steps"
      steps={[
        { id: 'a', name: 'Package', href: '#a', state: 'done' },
        { id: 'b', name: 'Your information', href: '#b', state: 'current' },
        { id: 'c', name: 'Payment', href: '#c', state: 'later' },
      ]}
    />
  </>
)

const pictures = [0, 1, 2].map((i) => ({
  url: storyPrint(1500, 1000, i),
  alt: `Print ${i + 1}`,
  width: 1500,
  height: 1000,
}))

function Shown() {
  const carousel = useCarousel({ count: pictures.length, isTabbed: true })
  return (
    <>
      <CarouselRoot carousel={carousel} label="Recent work">
        <Stack gap={3}>
          <CarouselControls />
          <CarouselViewport>
            {pictures.map((picture, index) => (
              <CarouselSlide key={picture.alt} index={index}>
                <Image source={picture} sizes="c6·t4·m4" ratio="A-219" />
              </CarouselSlide>
            ))}
          </CarouselViewport>
          <CarouselThumbnails pictures={pictures} />
          <CarouselProgress of="position" />
        </Stack>
      </CarouselRoot>
      <Progress label="Loading the gallery" value={5} max={12} />
      <Skeleton lines={2} />
      <Row>
        <StatusLabel>Open for waitlist</StatusLabel>
        <StatusLabel tone="quiet">Paid</StatusLabel>
        <StatusLabel tone="danger">Overdue</StatusLabel>
        <Price now="$3,900.00" was="$4,300.00" />
      </Row>
      <ErrorNote>{BLANK}</ErrorNote>
    </>
  )
}

const Filled = () => (
  <>
    <TextField name="name" label="Name" value="Anna Berg" onChange={ignore} />
    <TextField name="mail" label="E-mail" value="anna@" error={BLANK} onChange={ignore} />
    <TextField name="kept" label="Kept" value="Read only" isReadOnly onChange={ignore} />
    <TextField name="long" label="Long" limit={10} value="Longer than it may be" onChange={ignore} />
    <RadioGroupField
      name="light"
      label="Light"
      options={choices('Dawn', 'Dusk')}
      value="Dusk"
      onChange={ignore}
    />
    <CheckboxGroupField
      name="extras"
      label="Extras"
      options={choices('Album', 'Prints')}
      value={['Album']}
      error={BLANK}
      onChange={ignore}
    />
  </>
)

const Chosen = () => (
  <>
    <RadioCardGroup name="package" label="Package" value="story" onChange={ignore}>
      <RadioCard value="mini" title="Mini" meta="20 minutes" />
      <RadioCard value="story" title="Story" meta="8 hours" />
      <RadioCard value="day" title="Day" meta="2 days" />
    </RadioCardGroup>
    <TimeGrid name="slot" value="a1" onChange={ignore}>
      <TimeGroup label="Sat, Jan 26, 2030">
        <TimeOption value="a1" time="9:00 AM" />
        <TimeOption value="a2" time="9:30 AM" />
        <TimeOption value="a3" time="10:00 AM" state="booking" />
        <TimeOption value="a4" time="10:30 AM" state="booked" />
        <TimeOption value="a5" time="6:10 PM" premium={{ fee: '+$45.00', words: '45 dollars more' }} />
      </TimeGroup>
    </TimeGrid>
    <Calendar value="2030-01-26" onChange={ignore} today="2030-01-15" min="2030-01-10" />
  </>
)

/**
 * Every part whose state shows by a colour, in all its states.
 *
 * **When to choose it.** Review it where colours are forced, which is shot as well.
 */
const meta: Meta = {
  title: 'Ui/States',
  decorators: [onSheet],
  render: () => (
    <Container>
      <FieldGrid layout="pairs">
        {[Pressed, Places, Filled, Chosen, Shown].map((Part) => (
          <Stack key={Part.name} gap={6}>
            <Part />
          </Stack>
        ))}
      </FieldGrid>
    </Container>
  ),
}
export default meta

export const Board: StoryObj = {
  tags: ['visual-1440', 'visual-forced'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(3)
    await expect(await canvas.findByRole('button', { name: 'Saturday, January 26, 2030' })).toBeVisible()
  },
}
export const OnDark: StoryObj = { tags: ['visual-1440'], globals: { scheme: 'dark_2' } }
export const OnPicture: StoryObj = { tags: ['visual-1440'], globals: { scheme: 'image_background' } }
