import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { CoreStory } from '../../kit/story/core-stories.tsx'
import { awayFromPointer, rests } from '../../kit/story/slider-plays.ts'

/** The stories that all galleries with a slider have, on top of the core's own. */
export const sliderStories = (core: Readonly<{ NoImages: CoreStory; OneItem: CoreStory }>) =>
  ({
    NoImages: {
      ...core.NoImages,
      play: async ({ canvasElement }) => {
        await expect(canvasElement.querySelectorAll('[data-slide] [data-placeholder]')).toHaveLength(3)
      },
    },
    /** One picture stands still: no controls, no counter. */
    OneItem: {
      ...core.OneItem,
      play: async ({ canvasElement }) => {
        const canvas = within(canvasElement)
        await expect(canvas.queryByRole('button')).toBeNull()
        await expect(canvas.getAllByRole('link', { name: /^Open image/ })).toHaveLength(1)
        await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull()
        await expect(canvas.queryByText('01 / 01')).toBeNull()
      },
    },
    NoAutoplay: {
      args: { autoplay: false },
      play: async ({ canvasElement }) => {
        await expect(within(canvasElement).queryByRole('button', { name: /(Pause|Play) slides/ })).toBeNull()
      },
    },
    NoControls: {
      args: { autoplay: false, showArrows: false, showCounter: false },
      play: async ({ canvasElement }) => {
        await expect(within(canvasElement).queryByRole('group', { name: 'Slide controls' })).toBeNull()
      },
    },
    Resting: { decorators: [awayFromPointer], play: rests },
  }) satisfies Record<string, StoryObj>
