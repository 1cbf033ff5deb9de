import type { ScratchStudio } from './scratch-studio.ts'

/** Numbers of the templates. */
export const headers = [1, 2, 3, 4, 5]
export const footers = [1, 2, 3, 4]
export const PHONE = { width: 375, height: 812 }
export const DESK = { width: 1440, height: 900 }

const headerOf = (number: number) => ({
  name: 'header',
  options: {
    template: `MAIN-HEADER-${number}`,
    buttonLabel: 'Inquire',
    buttonLink: 'https://scratch.example/contact',
  },
})
const footerOf = (number: number) => ({
  name: 'footer',
  options: {
    template: `MAIN-FOOTER-${number}`,
    title: 'Come and *see* the light',
    buttonLink: 'javascript:alert(1)',
    menuItems: [
      { title: 'Home', slug: null },
      { title: 'Stories', slug: 'stories' },
      { title: 'Refused', slug: 'javascript:alert(1)' },
    ],
  },
})
const hero = { name: 'hero', options: { template: 'HERO-1', title: 'A hero' } }
const words = { name: 'introduction', options: { template: 'ONLY-TEXT-1', description: '<p>Words.</p>' } }
const framed = (header: number, footer: number, blocks: readonly { name: string; options: object }[]) => ({
  title: `Header ${header}, footer ${footer}`,
  headers: [headerOf(header)],
  footers: [footerOf(footer)],
  blocks,
})

const mini = {
  name: 'Orchard minis',
  type: 'SINGLE_PACKAGE',
  isMiniSession: true,
  tax: 'EXCLUDE',
  options: {},
  packages: [
    {
      id: 'mini',
      name: 'Mini',
      type: 'SINGLE',
      totalFee: '195.00',
      shootDuration: 20,
      paymentSetup: [{ milestone: 'DURING_BOOKING', percent: 100 }],
    },
  ],
}
const serviceOf = (header: number) => ({
  ...mini,
  packages: mini.packages.map((one) => ({ ...one, id: `mini-${header}` })),
  serviceDates: [
    {
      id: `saturday-${header}`,
      location: 'The orchard',
      plan: { day: { next: 'sat', plus: `${header}w` }, first: '09:00', end: '12:00', length: 20, gap: 5 },
    },
  ],
})

const pages = Object.fromEntries([
  ...headers.flatMap((header) =>
    footers.map((footer) => [`h${header}-f${footer}`, framed(header, footer, [hero, words, words])] as const),
  ),
  ...headers.map(
    (header) => [`minis-${header}`, { ...framed(header, 1, [hero]), serviceId: `minis-${header}` }] as const,
  ),
  ['stories', framed(1, 1, [words])] as const,
  ['weddings', framed(1, 1, [words])] as const,
])
const services = Object.fromEntries(headers.map((header) => [`minis-${header}`, serviceOf(header)]))
const menuItems = [
  { title: 'Home', slug: null },
  {
    title: 'Portfolio',
    slug: 'stories',
    children: [
      { title: 'Weddings', slug: 'weddings' },
      { title: 'Families', slug: 'stories', children: [{ title: 'Newborns', slug: 'weddings' }] },
    ],
  },
  { title: 'Here', slug: 'h2-f2' },
  { title: 'Contact', slug: 'stories' },
]

/** A page for every header with every footer, `h1-f1` and so on, and a service under every header. */
export const framedStudio = (name: string, port: number): ScratchStudio => ({
  name,
  port,
  pages,
  services,
  menuItems,
})
