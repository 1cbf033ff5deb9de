import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { commonChecks } from '../../kit/story/common-checks.tsx'
import { buttonOff, longText, missingTitle, wedding } from '../../kit/story/contents.ts'
import { print, prints, whitePhoto } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import * as height from '../story/height-plays.ts'
import { servedSlides } from '../story/served-plays.ts'
import {
  awayFromPointer,
  goesRound,
  lessMotion,
  rests,
  standsAlone,
  startsPaused,
} from '../story/slider-plays.ts'
import { hero1 } from './hero-1.template.ts'

const content = { ...wedding, images: [print('A-32')] }
const meta: Meta = { title: 'Sections/Hero/HERO-1', ...sectionStories(hero1, 'hero', content) }
export default meta
type Story = StoryObj<typeof meta>

const section = (options: Record<string, unknown>) => ({ template: hero1, kind: 'hero', options }) as const

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { args: longText, tags: ['visual'], play: height.grows }
export const MissingTitle: Story = {
  args: missingTitle,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}
export const ButtonOff: Story = { args: buttonOff }
export const NoImages: Story = { args: { images: [] } }
export const WhitePhoto: Story = { args: { images: [whitePhoto] } }
export const ContentRight: Story = { args: { contentSide: 'right' } }
export const Common: Story = commonChecks(section(content))

export const HeightFixed: Story = { args: height.fewWords, play: height.isFixed }
export const HeightFixedPhone: Story = { ...height.onPhone, args: height.fewWords, play: height.isFixed }
export const HeightFit: Story = {
  args: { ...height.fewWords, heightMode: 'fit', images: prints(1, 'A-219') },
  play: height.follows(1920 / 823),
}
export const HeightFull: Story = {
  args: { heightMode: 'full' },
  decorators: [height.withoutHeader],
  tags: ['visual-1440'],
  play: height.fillsWindow,
}

const slider = { mediaMode: 'slider', images: prints(5, 'A-32') }
export const Slider: Story = { args: slider, tags: ['visual'] }
export const SliderMoved: Story = { args: slider, play: goesRound }
export const SliderResting: Story = { args: slider, decorators: [awayFromPointer], play: rests }
export const SliderWithoutArrows: Story = { args: { ...slider, showArrows: false, showCounter: false } }
export const OneItem: Story = { args: { ...slider, images: prints(1) }, play: standsAlone }
export const ReducedMotion: Story = { args: slider, beforeEach: lessMotion, play: startsPaused }
export const Served: Story = servedSlides(section({ ...content, ...slider }))
