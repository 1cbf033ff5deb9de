import type { BlockKind } from '@bellows/domain'
import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { entryPicture } from '../entries-frame.css.ts'
import { fieldsOf, type Field } from '../fields.ts'
import { commonChecks } from './common-checks.tsx'
import { longEntry, longText } from './contents.ts'
import { contentsOf } from './core-set.ts'
import { changesSomething, fits, isNamed, showsNone } from './core-plays.tsx'
import type { StorySection } from './in-page.tsx'
import { whitePhoto } from './pictures.ts'
import { lessMotion, startsPaused } from './slider-plays.ts'

type Options = Record<string, unknown>
export type CoreStory = Pick<StoryObj, 'beforeEach' | 'play' | 'tags' | 'render'> & { args?: Options }

const MANY = 24
const MANY_IN_GALLERIES = 60
const GALLERY = 100

const entriesOf = (content: Options, list: Field | undefined) =>
  list ? ((content[list.name] ?? []) as readonly unknown[]) : []

const cycled = (entries: readonly unknown[], count: number) =>
  Array.from({ length: entries.length > 0 ? count : 0 }, (_, index) => entries[index % entries.length])

/** An entry of a list with the longest words that it may hold. */
function longest(entry: unknown, { item }: Field): unknown {
  const parts = (item?.fields ?? []).flatMap(({ name, kind }) => {
    if (kind === 'rich-text') return [[name, longText.description]]
    return kind === 'text' ? [[name, longEntry]] : []
  })
  return { ...(entry as object), ...Object.fromEntries(parts) }
}

const longArgs = (fields: readonly Field[], content: Options): Options => {
  const { list } = contentsOf(fields)
  const [first, ...rest] = entriesOf(content, list)
  return {
    ...Object.fromEntries(
      Object.entries(longText).filter(([name]) => fields.some((field) => field.name === name)),
    ),
    ...(list?.name === 'items' && first !== undefined && { items: [longest(first, list), ...rest] }),
  }
}

const withPictures = (content: Options, change: (pictures: readonly unknown[]) => unknown[]): Options => ({
  images: change((content['images'] ?? []) as readonly unknown[]),
})

type Entry = Readonly<Record<string, unknown>>

/** The content without any picture, whether it has them by themselves or at its items. */
function pictureless(content: Options, itemPictures: readonly string[]): Options {
  const items = (content['items'] ?? []) as readonly Entry[]
  const none = Object.fromEntries(itemPictures.map((name) => [name, null]))
  return {
    images: [],
    ...(itemPictures.length > 0 && { items: items.map((item) => ({ ...item, ...none })) }),
  }
}

function picturesOf(content: Options, itemPictures: readonly string[]): unknown[] {
  const items = (content['items'] ?? []) as readonly Entry[]
  const ofItems = items.flatMap((item) => itemPictures.map((name) => item[name]))
  return [...((content['images'] ?? []) as readonly unknown[]), ...ofItems].filter(Boolean)
}

const story = (args: Options, rest: CoreStory = {}): CoreStory => ({ args, ...rest })

const SAMPLES = 3

/** An owner sees what the list will look like, and that none of it is theirs. */
function emptyInPreview(kind: BlockKind, list: Field | undefined, entries: readonly unknown[]): CoreStory {
  const samples = { label: 'Sample', entries: { [kind]: entries.slice(0, SAMPLES) } }
  const [first] = entries as readonly { question?: string; name?: string; title?: string }[]
  return story(
    { ...(list && { [list.name]: [] }), host: { isPreview: true, samples } },
    {
      play: async ({ canvasElement }) => {
        await expect(within(canvasElement).getByText('Sample')).toBeVisible()
        await expect(canvasElement).toHaveTextContent(first?.question ?? first?.name ?? first?.title ?? '')
        for (const picture of canvasElement.querySelectorAll(`.${entryPicture}`))
          await expect(picture).toHaveStyle({ opacity: '0.6' })
      },
    },
  )
}

/** The stories that every template has, with arguments and plays from its schema and its content. */
export function coreStories(section: StorySection) {
  const { template, options: content } = section
  const fields = fieldsOf(template.schema)
  const { list, itemPictures } = contentsOf(fields)
  const entries = entriesOf(content, list)
  const many = (list?.maxItems ?? 0) >= GALLERY ? MANY_IN_GALLERIES : MANY
  return {
    LongText: story(longArgs(fields, content), { play: fits }),
    MissingTitle: story({ title: '', subtitle: '' }, { play: isNamed }),
    ButtonOff: story(
      { showButton: false },
      {
        play: async ({ canvasElement }) => {
          const { buttonLabel: name } = {
            buttonLabel: 'Inquire now',
            ...(content as { buttonLabel?: string }),
          }
          await expect(within(canvasElement).queryByRole('link', { name })).toBeNull()
        },
      },
    ),
    NoImages: story(pictureless(content, itemPictures), {
      play: showsNone(picturesOf(content, itemPictures)),
    }),
    WhitePhoto: story(withPictures(content, (pictures) => pictures.map(() => whitePhoto))),
    OneItem: story(list ? { [list.name]: entries.slice(0, 1) } : {}, { play: fits }),
    ManyItems: story(list ? { [list.name]: cycled(entries, many) } : {}, { play: fits }),
    Empty: story(list ? { [list.name]: [] } : {}, { play: fits }),
    EmptyInPreview: emptyInPreview(section.kind, list, entries),
    ReducedMotion: story({ autoplay: true }, { beforeEach: lessMotion, play: startsPaused }),
    /** Options set as said; what an option does must be seen in the markup. */
    option: (options: Options): CoreStory => story(options, { play: changesSomething(section, options) }),
    /** Once per kind. */
    Common: commonChecks(section),
  }
}
