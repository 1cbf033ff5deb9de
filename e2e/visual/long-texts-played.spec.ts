import { expect } from '@playwright/test'
import { partOf } from '../site/crosses.ts'
import { LONG, NARROW, noFaults, textFaults } from './holds-text.ts'
import { allStories, plays, PLAYED_IN, show, speak, storyTest as test, windowOf } from './story-page.ts'

const MOVES = 'plays what moves by itself, and nothing does in these windows'
const AGES = 'asks anew for what has grown old, and the clock of these windows stands still'
const STAGE = 'stands on a stage with a width of its own, in any language'

/** Stories that are not looked at here, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'sections-hero-hero-1--slider-resting': MOVES,
  'sections-hero-hero-2--many-items': MOVES,
  'sections-hero-hero-2--resting': MOVES,
  'sections-hero-hero-3--slider-resting': MOVES,
  'sections-hero-hero-5--two-images': MOVES,
  'sections-quote-quote-5--autoplay': MOVES,
  'sections-reveal--form-stands': MOVES,
  'sections-reveal--rises': MOVES,
  'sections-studio-gallery-studio-gallery-1--resting': MOVES,
  'sections-testimonials-testimonial-1--resting': MOVES,
  'sections-testimonials-testimonial-3--resting': MOVES,
  'site-booking-service-page-each-second--one-time-is-taken': AGES,
  'tokens-spacing--board': STAGE,
  'tokens-type-specimens--before-the-files-come': STAGE,
  'ui-carousel--autoplay': MOVES,
  'ui-carouselslide--shifting': 'shows a slide beside its place, without the frame that cuts it',
  'ui-navigation--by-width': STAGE,
  'ui-numberfield--typed-early': 'plays what the first story of a document alone can tell',
  'ui-rail--hydrates': STAGE,
  'ui-scrim--narrow': STAGE,
}

const EACH = 10
const played = allStories.filter((story) => plays(story) && !(story.id in leftOut))
const still = allStories.find((story) => !plays(story))?.id ?? ''
/** As play tests have it that name no window of their own. */
const DESK = { width: 1200, height: 900 }

test('there are stories that play', () => {
  expect(played.length).toBeGreaterThan(400)
  const ids = new Set(allStories.filter(plays).map(({ id }) => id))
  expect(Object.keys(leftOut).filter((id) => !ids.has(id))).toEqual([])
})

// As with the stories themselves: a play that a busy machine upset plays once more.
test.describe.configure({ retries: 1 })

// A play looks for English words, so that it plays in English; what it has opened stays open in the longer language.
for (const { id } of partOf(played, EACH))
  test(`${id}, played, holds texts that are a third longer`, async ({ preview: page }) => {
    if (page.url() === 'about:blank') await show(page, still)
    await page.setViewportSize((await windowOf(page, id)) ?? DESK)
    await show(page, id)
    await page.setViewportSize(NARROW)
    await speak(page, LONG)
    expect(await textFaults(page)).toEqual(noFaults)
    await speak(page, PLAYED_IN)
  })
