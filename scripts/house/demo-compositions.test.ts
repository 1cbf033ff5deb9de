import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../studios')

type Page = { layout: { contents: { options: { template: string } }[] } }

/** Templates of each page, from its head to its foot. */
const compositions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'alder-and-wren': {
    home: 'HERO-2 IMAGE-TEXT-2 service-list-1 IMAGES-2 FACTS-1 QUOTE-3 TESTIMONIAL-2 STUDIO-GALLERY-1 CTA-2 INQUIRY-FORM-4',
    about: 'HERO-1 image-text-3 FACTS-2 TEAM-PARTNER-2 QUOTE-1 IMAGES-3 CTA-3',
    sessions: 'HERO-1 service-list-2 service-list-6 FACTS-4 FAQs-3 QUOTE-6 CTA-1',
    investment: 'HERO-1 FACTS-1 FACTS-3 FAQs-3 TESTIMONIAL-1 CTA-2',
    portfolio: 'IMAGES-8 IMAGES-1 CTA-5 CTA-5 CTA-5 QUOTE-1 CTA-4',
    weddings: 'IMAGES-8 IMAGES-1 QUOTE-1 TEAM-PARTNER-1 CTA-4',
    families: 'IMAGES-8 IMAGES-1 QUOTE-1 CTA-4',
    newborns: 'IMAGES-8 IMAGES-1 QUOTE-1 CTA-4',
    questions: 'FAQs-5 FAQs-5 FAQs-5 CTA-5 INQUIRY-FORM-1',
    contact: 'HERO-1 INQUIRY-FORM-3',
    'wedding-day': 'HERO-1 IMAGES-1 image-text-1 FAQs-3 TESTIMONIAL-2',
    family: 'HERO-1 IMAGES-7 FACTS-3 FAQs-3 TESTIMONIAL-1',
    newborn: 'HERO-1 IMAGES-7 image-text-1 FAQs-3 TESTIMONIAL-1',
    'orchard-light-minis': 'HERO-1 IMAGES-1 FAQs-3 TESTIMONIAL-4',
  },
  'studio-brisant': {
    home: 'HERO-4 ONLY-TEXT-1 IMAGES-6 service-list-3 QUOTE-2 FACTS-4 CTA-5',
    series: 'IMAGE-TEXT-5 IMAGES-2 QUOTE-4 IMAGES-5 CTA-2',
    'le-studio': 'image-text-4 FACTS-3 TEAM-PARTNER-1 IMAGES-9 TESTIMONIAL-5 CTA-4',
    tarifs: 'HERO-6 service-list-4 service-list-6 FAQs-4 CTA-1',
    contact: 'INQUIRY-FORM-12 IMAGES-7',
    mariage: 'HERO-5 IMAGES-4 FAQs-1 TESTIMONIAL-3',
    portrait: 'HERO-3 IMAGES-3 QUOTE-1',
    'dimanches-au-port': 'IMAGE-TEXT-3 FAQs-2',
  },
}

test.each(Object.entries(compositions))(
  'the pages of %s are composed as they were decided',
  (studio, pages) => {
    const files = globSync(`${studio}/pages/*.json`, { cwd: root })
    const composed = files.map((file) => {
      const { layout } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Page
      return [path.basename(file, '.json'), layout.contents.map(({ options }) => options.template).join(' ')]
    })
    expect(Object.fromEntries(composed)).toEqual(pages)
  },
)

test('the first studio’s home lists three sessions, and the rest a page further', () => {
  const home = readFileSync(path.join(root, 'alder-and-wren/pages/home.json'), 'utf8')
  const [, ids = ''] = /"serviceIds": \[([^\]]*)\]/.exec(home) ?? []
  expect(ids.split(',')).toHaveLength(3)
})

type Priced = { packages: { name: string; totalFee: string }[] }
type Facts = { layout: { contents: { name: string; options: { items?: { value: string }[] } }[] } }

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'alder-and-wren', file), 'utf8'))

/** The packages that the first studio's Investment page tells of, in its order. */
const told: readonly (readonly [service: string, packages: readonly string[]])[] = [
  ['wedding-day', ['Vows', 'Story', 'Full']],
  ['engagement', ['Engagement session']],
  ['family', ['Garden', 'Golden']],
  ['newborn', ['Newborn session']],
  ['headshots', ['One good picture']],
  ['orchard-light-minis', ['Mini']],
]

test('what is said to cost so much costs so much', () => {
  const fees = told.flatMap(([service, names]) => {
    const { packages } = read(`services/${service}.json`) as Priced
    return names.map((name) => Number(packages.find((each) => each.name === name)?.totalFee))
  })
  const { layout } = read('pages/investment.json') as Facts
  const said = layout.contents
    .filter(({ name }) => name === 'facts')
    .flatMap(({ options }) => options.items ?? [])
    .map(({ value }) => Number(value.replace(/[$,]/g, '')))
  expect(said).toEqual(fees)
})
