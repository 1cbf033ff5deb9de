import type { Field } from '../fields.ts'

const GALLERY = 24

/** What a template's options hold, as far as its stories depend on it. */
export function contentsOf(fields: readonly Field[]) {
  const named = (name: string) => fields.find((field) => field.name === name)
  const pictures = named('images')
  const isSlider = Boolean(named('autoplay'))
  const items = named('items')
  const itemPictures = (items?.item?.fields ?? []).flatMap(({ name, kind }) =>
    kind === 'picture' ? [name] : [],
  )
  return {
    hasTitle: Boolean(named('title')),
    hasButton: Boolean(named('showButton')),
    hasPictures: Boolean(pictures) || itemPictures.length > 0,
    /** Names of the pictures that each item may have. */
    itemPictures,
    hasServices: Boolean(named('serviceIds')),
    /** The option that a list is made of. */
    list: items ?? (isSlider || (pictures?.maxItems ?? 0) >= GALLERY ? pictures : undefined),
    isSlider,
  }
}

/** The stories that every template with such options has. */
export function coreStories(fields: readonly Field[]): string[] {
  const { hasTitle, hasButton, hasPictures, hasServices, list, isSlider } = contentsOf(fields)
  return [
    'Default',
    'Playground',
    'LongText',
    ...(hasTitle ? ['MissingTitle'] : []),
    ...(hasButton ? ['ButtonOff'] : []),
    ...(hasPictures ? ['NoImages'] : []),
    ...(list || hasServices ? ['OneItem', 'ManyItems'] : []),
    ...(list?.name === 'items' || hasServices ? ['Empty', 'EmptyInPreview'] : []),
    ...(isSlider ? ['ReducedMotion'] : []),
  ]
}
