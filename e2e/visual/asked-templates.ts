import type { BlockKind } from '../../packages/domain/src/index.ts'
import { kindTitles } from '../../packages/sections/src/kit/story/kind-titles.ts'
import { coreTags, openedTags } from '../../packages/sections/src/kit/story/shot-matrix.ts'
import { templateKeys } from '../../packages/sections/src/registry.ts'
import { palettes, typographyThemes } from '../../packages/tokens/src/index.ts'
import { shotsOf } from './shots.ts'

const inPath = (title: string) => title.toLowerCase().replaceAll(' ', '-')
const inAddress = (story: string) => story.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase()

function storyOf(id: string): string {
  const key = templateKeys.find((known) => known.endsWith(`/${id}`)) ?? ''
  const kind = key.split('/')[0] as BlockKind
  return `sections-${inPath(kindTitles[kind])}-${id.toLowerCase()}`
}

const shotNames = (id: string, tagged: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(tagged).flatMap(([story, tags]) =>
    shotsOf(tags).map(({ suffix }) => `${storyOf(id)}--${inAddress(story)}--${suffix}`),
  )

const ids = templateKeys.map((key) => key.split('/')[1] ?? '')
const ofTemplates = ids.flatMap((id) => shotNames(id, coreTags(id)))
const ending = (pattern: RegExp) => ofTemplates.filter((name) => pattern.test(name))

/** The board stands in the toolbar's first palette; the others have a story each. */
const palettesShown = Object.keys(palettes).map((id) => (id === 'salt' ? 'board' : id))
const boards = [
  'ui-button--sizes',
  'ui-button--focus',
  'ui-form--errors',
  'ui-dialog--open',
  'ui-carousel-controls--default',
  'tokens-type-specimens--board',
  'tokens-placeholder-prints--board',
]

const options: Readonly<Record<string, readonly string[]>> = {
  'INQUIRY-FORM-9': ['align-center', 'align-right'],
  'INQUIRY-FORM-10': ['align-left', 'align-center'],
  'STUDIO-GALLERY-1': ['slideshow', 'single', 'large-grid'],
  'IMAGES-2': ['small', 'large'],
  'IMAGES-3': ['square', 'vertical'],
  'MAIN-HEADER-1': ['logo-image', 'logo-and-name'],
  'FACTS-1': ['four-items', 'five-items'],
  'HERO-1': ['height-fit', 'height-full'],
}

/** The shots of the templates by the reason for which they are looked at. */
export const askedTemplates: Readonly<Record<string, readonly string[]>> = {
  base: ending(/--default--(375|820|1440)$/),
  schemes: ending(/--default--(accent|dark_2|image_background)$/),
  boards: [
    ...palettesShown.map((palette) => `tokens-colour--${palette}--1440`),
    ...boards.flatMap((board) => [`${board}--1440`, `${board}--dark_2`]),
    'ui-states--board--1440',
    'ui-states--on-dark--1440',
  ],
  type: Object.keys(typographyThemes).flatMap((id) =>
    [375, 1440].map((width) => `sections-typography--${id}--${width}`),
  ),
  opened: [
    ...ids.flatMap((id) => shotNames(id, openedTags(id))),
    `${storyOf('TESTIMONIAL-5')}--second-active--1440`,
    'ui-lightbox--opened--375',
    'ui-lightbox--opened--1440',
    'ui-lightbox--zoomed--1440',
  ],
  hard: [
    ...ending(/--(no-images|long-text)--/),
    'sections-not-drawn--unknown--1440',
    'sections-not-drawn--crashed--1440',
  ],
  options: Object.entries(options).flatMap(([id, stories]) =>
    stories.map((story) => `${storyOf(id)}--${story}--1440`),
  ),
  wide: ending(/--default--1920$/),
}
