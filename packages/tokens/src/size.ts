import { chars } from './chars.ts'

/** Fixed lengths of the visual language. */
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
  fact: { label: '9em', value: '12em' },
  glyph: '16px',
  formColumn: '640px',
  /** As high as its figures and the mark under them need, in large text too. */
  day: { width: '48px', narrow: '40px', height: 'max(48px, 2.25rem)' },
  time: { column: '6.5rem', date: '18rem', detailed: '64px' },
  /** Room above and below a flush text button's label, which the button sets and its margins take back. */
  buttonRoom: 'var(--button-room, 0px)',
  controlPadding: { s: '20px', m: '28px', l: '36px' },
  arrow: { width: '24px', height: '8px' },
  arrowLong: { m: '56px', t: '64px', d: '96px' },
  aperture: '40px',
  placeholderPlain: '120px',
  icon: '20px',
  /** Paper to sign on. */
  signature: { m: '160px', d: '180px' },
  letter: '1em',
  line: '1lh',
  twoLines: '2lh',
  row: '72px',
  /** Room for how many on the line of what is counted. */
  countedRow: '32rem',
  /** What words and button of a row at a phone's foot are wide at the least, before one goes below the other. */
  rowPart: { words: '9rem' },
  footPart: { brand: '10rem', profiles: '7rem' },
  plate: '640px',
  folio: '3.5rem',
  drawerRow: '56px',
  dropdown: '240px',
  grip: '48px',
  /** Taken as a section's height until it has been laid out once. */
  unseenSection: '50rem',
  thumbnail: '64px',
  /** Picture of what is booked: small and square, on wide windows upright. */
  bookedPicture: { t: '72px', d: '96px' },
  /** Width of an upright face beside its words. */
  face: { xs: '32px', s: '48px', m: '64px', l: '96px' },
  /** Picture in a row of an index. */
  rowPicture: { m: '88px', t: '96px' },
  /** Width of a tall card on a shelf. */
  railCard: { m: '78vw', t: '44vw', d: 'min(28vw, 420px)' },
  /** Day and picture of a ticket. */
  ticket: { day: '80px', picture: '120px', narrow: '96px' },
  paperBorder: '8px',
  underlineOffset: '6px',
  container: { text: '720px', content: '1312px', wide: '1600px' },
  dialog: { message: '560px', picker: '880px' },
  drawer: '420px',
  drawerShare: '88vw',
  sheet: '88svh',
  /** A question over the window's lower edge, at its highest. */
  banner: '40svh',
  window: '100dvh',
  paddingCap: { m: '96px', t: '128px' },
  /** What the owner's preview lays over sections. */
  paddingEditor: {
    edge: { fine: '12px', coarse: '24px', near: '64px' },
    grip: '4px',
    field: { width: '72px', height: '32px' },
    hatch: '6px',
  },
  screenLeast: '480px',
  matted: { least: '360px', most: '820px' },
  measure: {
    body: chars('body', 62),
    centred: chars('body', 52),
    lead: chars('body', 40),
    caption: chars('body', 36),
    display: chars('heading', 18),
    heading: chars('heading', 24),
  },
  /** Greatest height of a logo on phones. */
  logoCap: '300px',
  /** The most that a button takes of a header's bar; more words take more lines. */
  barButton: '20rem',
  bar: { m: '64px', t: '72px', d: '80px' },
  masthead: { brand: '120px', menu: '56px' },
  topScrim: '160px',
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

/** Pictures of unknown size are taken for landscapes. */
export const ASSUMED_RATIO = 3 / 2

/** The mark of a chosen box, as the shape that clips its square. */
export const tickShape = 'polygon(13% 52%, 22% 43%, 41% 61%, 79% 20%, 88% 29%, 41% 80%)'
