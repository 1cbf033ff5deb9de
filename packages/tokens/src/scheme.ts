/** The eight theme values of a section, in the spec's spelling. */
export const schemes = [
  'light_1',
  'light_2',
  'light_3',
  'accent',
  'dark_1',
  'dark_2',
  'dark_3',
  'image_background',
] as const
export type Scheme = (typeof schemes)[number]

/** `primary` paints a section, `secondary` the raised things inside it: cards, dialogs, form panels. */
export const surfaces = ['primary', 'secondary'] as const
export type Surface = (typeof surfaces)[number]

export const roles = [
  'background',
  'lines',
  'headings',
  'paragraphs',
  'solidButton',
  'outlineTextButtonLink',
  'noticeDecoration',
] as const
export type Role = (typeof roles)[number]

/** The seven colours of one surface, as CSS colours. */
export type Paint = Readonly<Record<Role, string>>
export type SchemePaint = Readonly<Record<Surface, Paint>>
export type Palette = Readonly<{ id: string; schemes: Readonly<Record<Scheme, SchemePaint>> }>
