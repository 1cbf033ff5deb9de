/** Fixed lengths of the visual language (catalogue §1.3, §2.4, §2.6–2.8). */
export const size = {
  hairline: '1px',
  tick: '2px',
  focusOffset: '3px',
  target: '44px',
  control: '48px',
  controlSmall: '44px',
  controlLarge: '56px',
  field: '52px',
  check: '24px',
  icon: '20px',
  thumbnail: '64px',
  paperBorder: '8px',
  underlineOffset: '6px',
  container: { text: '720px', content: '1248px', wide: '1600px' },
  dialog: { message: '560px', picker: '880px' },
  drawer: '420px',
  measure: { body: '62ch', centred: '52ch', lead: '40ch', display: '18ch', heading: '24ch' },
  bar: { m: '64px', t: '72px', d: '80px' },
  frameBar: { m: '56px', t: '64px', d: '72px' },
} as const

/** Frame ratios, width:height. */
export const ratio = {
  'A-11': '1 / 1',
  'A-32': '3 / 2',
  'A-45': '4 / 5',
  'A-23': '2 / 3',
  'A-169': '16 / 9',
  'A-219': '21 / 9',
} as const
export type Ratio = keyof typeof ratio
