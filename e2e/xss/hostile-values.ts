import type { Field, FieldKind } from '../../packages/sections/src/kit/fields.ts'
import { addresses, styles, texts } from './payloads.ts'

/** What an option holds where no limit of its own is told, and what any name holds. */
export const LONGEST = 1024
export const NAME = 256
/** What no text of several lines is cut at, whose schema has no limit. */
export const UNLIMITED = 12_000
/** A text that may not be longer says where something stands or how it looks, and ends in a style sheet. */
const SHORTEST = 64
const POSITION = 40

/**
 * Gives each field its payloads in turn. Where several fit into one text they stand there together, so that a few
 * rounds bring every payload to every field.
 */
export class Payloads {
  readonly #next = new Map<string, number>()
  /** Fields that have had all that there is for them. */
  readonly done = new Set<string>()
  /** All that was ever given. */
  readonly given = new Set<string>()

  get fields(): number {
    return this.#next.size
  }

  #take(place: string, from: readonly string[]): string {
    const at = this.#next.get(place) ?? 0
    this.#next.set(place, at + 1)
    if (at + 1 >= from.length) this.done.add(place)
    return from[at % from.length] ?? ''
  }

  #give(text: string): string {
    this.given.add(text)
    return text
  }

  /** As many of the next texts as fit; one that fits nowhere else stands alone, cut. */
  text(place: string, longest = LONGEST): string {
    const first = this.#take(place, texts)
    let all = first.slice(0, longest)
    for (;;) {
      const next = texts[(this.#next.get(place) ?? 0) % texts.length] ?? ''
      if (this.done.has(place) || all.length + next.length + 1 > longest) return this.#give(all)
      all += ` ${this.#take(place, texts)}`
    }
  }

  address = (place: string): string => this.#give(this.#take(place, addresses))
  style = (place: string, longest = SHORTEST): string =>
    this.#give(this.#take(place, styles).slice(0, longest))

  /** The name of a block, which is a page's own only if no other has it. */
  id = (place: string): string => this.#give(`${place} ${this.#take(place, styles)}`.slice(-SHORTEST))

  /** A picture that lies elsewhere, in every size. */
  picture(place: string) {
    const address = (name: string) => this.address(`${place}.${name}`)
    return {
      url: address('url'),
      additionalImageUrls: { _sm: address('sm'), _md: address('md'), _lg: address('lg') },
      alt: this.text(`${place}.alt`, NAME),
      key: this.text(`${place}.key`, NAME),
      position: this.style(`${place}.position`, POSITION),
      width: 1200,
      height: 800,
    }
  }
}

const ITEMS = 2
/** Parts of a picture or a link that no kind tells of. */
const isAddress = /^(?:url|_(?:sm|md|lg)|href)$/

type Make = (field: Field, place: string, payloads: Payloads) => unknown

const text: Make = ({ maxLength = LONGEST }, place, payloads) =>
  maxLength > SHORTEST
    ? payloads.text(`${place}.text`, maxLength)
    : payloads.style(`${place}.style`, maxLength)
const usual: Make = (field) => field.default

const parts: Make = ({ fields = [] }, place, payloads) =>
  Object.fromEntries(
    fields.map((part) => [part.name, hostileOption(part, `${place}.${part.name}`, payloads)]),
  )

const items: Make = ({ item }, place, payloads) =>
  Array.from({ length: ITEMS }, (_, index) => item && hostileOption(item, `${place}.${index}`, payloads))

const makers: Readonly<Record<FieldKind, Make>> = {
  text,
  'rich-text': text,
  link: (_field, place, payloads) => payloads.address(place),
  picture: (_field, place, payloads) => payloads.picture(place),
  page: (_field, place, payloads) => ({
    id: payloads.text(`${place}.id`),
    slug: payloads.address(`${place}.slug`),
    serviceId: null,
  }),
  'page-slug': (_field, place, payloads) => payloads.address(place),
  service: text,
  switch: () => true,
  number: usual,
  colour: usual,
  choice: ({ values = [], default: initial }) => values.at(-1) ?? initial,
  list: items,
  object: parts,
}

/** A value for an option: hostile where it is text, an address or a colour, and something that is drawn elsewhere. */
export function hostileOption(field: Field, place: string, payloads: Payloads): unknown {
  return isAddress.test(field.name) ? payloads.address(place) : makers[field.kind](field, place, payloads)
}
