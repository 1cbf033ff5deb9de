import { menuHref, type Business } from '@bellows/domain'
import { pageQuestions } from '@bellows/sections'
import { originOf, pictureAddress, studioId } from './addresses.ts'
import { serviceData } from './service-data.ts'
import { picturesOf } from './screen-pictures.ts'
import type { SharedScreen } from './shared-screen.ts'

type Thing = Readonly<{ '@type': string; [property: string]: unknown }>

/** As many pictures as tell what a gallery is; all of them would weigh more than the page. */
const PICTURES_MAX = 6

function studioData(business: Business, { picture }: SharedScreen): Thing {
  const { businessName, email, phone, address, logo, facebook, instagram, tiktok, pinterest } = business
  const profiles = [facebook, instagram, tiktok, pinterest].filter(Boolean)
  return {
    '@type': 'LocalBusiness',
    '@id': studioId(business),
    name: businessName,
    url: `${originOf(business)}/`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address: address.replaceAll('\n', ', ') }),
    ...(logo && { logo: pictureAddress({ ...logo, brightness: undefined, subject: undefined }, business) }),
    ...(picture && { image: pictureAddress(picture, business) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    currenciesAccepted: business.paymentSetup.currency,
  }
}

function galleryData({ business, page, name, path }: SharedScreen): Thing[] {
  const creator = { '@id': studioId(business) }
  const image = picturesOf(
    page.contents.map(({ block }) => block),
    'images',
  )
    .flatMap(({ alt, ...picture }) => {
      const contentUrl = pictureAddress({ alt, ...picture }, business)
      return contentUrl ? [{ '@type': 'ImageObject', contentUrl, ...(alt && { caption: alt }), creator }] : []
    })
    .slice(0, PICTURES_MAX)
  if (image.length === 0) return []
  return [{ '@type': 'ImageGallery', name, url: originOf(business) + path, creator, image }]
}

function crumbsData({ business, parents, name, path }: SharedScreen): Thing[] {
  if (path === '/') return []
  const way = [
    { name: business.businessName, at: '/' },
    ...parents.map(({ title, slug }) => ({ name: title, at: menuHref({ slug }) })),
    { name, at: path },
  ]
  const inside = way.flatMap(({ name: text, at }) => (at?.startsWith('/') ? [{ text, at }] : []))
  const itemListElement = inside.map(({ text, at }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: originOf(business) + at,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** One for the page, however many sections ask: search engines read a single one. */
function questionsData({ page }: SharedScreen): Thing[] {
  const drawn = page.contents.filter(({ crash }) => crash === undefined).map(({ block }) => block)
  const mainEntity = pageQuestions(drawn, page.answers).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : []
}

/** Away from home the studio is only named; who it is stands there. */
const namedStudio = (business: Business): Thing => ({
  '@type': 'LocalBusiness',
  '@id': studioId(business),
  name: business.businessName,
  url: `${originOf(business)}/`,
  ...(business.phone && { telephone: business.phone }),
  ...(business.address && { address: business.address.replaceAll('\n', ', ') }),
})

/** The facts of a screen, in the words of schema.org. */
export function screenGraph(screen: SharedScreen): Readonly<Record<string, unknown>> {
  const { business, path, service } = screen
  const graph: Thing[] = [
    path === '/' ? studioData(business, screen) : namedStudio(business),
    ...(service ? [serviceData(service, screen)] : []),
    ...galleryData(screen),
    ...questionsData(screen),
    ...crumbsData(screen),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}
