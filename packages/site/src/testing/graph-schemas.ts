import * as z from 'zod'

/** The words of schema.org that we speak, no others: what a search engine would not know fails a test. */
const address = z.url({ protocol: /^https$/ })
const reference = z.strictObject({ '@id': address })
const text = z.string().min(1)

const localBusiness = z.strictObject({
  '@type': z.literal('LocalBusiness'),
  '@id': address,
  name: text,
  url: address.optional(),
  email: text.optional(),
  telephone: text.optional(),
  address: text.optional(),
  logo: address.optional(),
  image: address.optional(),
  sameAs: z.array(address).min(1).optional(),
  currenciesAccepted: z.string().length(3).optional(),
})

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: text,
  price: z.string().regex(/^\d+(\.\d+)?$/),
  priceCurrency: z.string().length(3),
  availability: z.enum(
    ['InStock', 'LimitedAvailability', 'SoldOut', 'OutOfStock'].map((word) => `https://schema.org/${word}`),
  ),
  priceValidUntil: z.iso.date().optional(),
})

const service = z.strictObject({
  '@type': z.literal('Service'),
  name: text,
  url: address,
  provider: reference,
  description: text.optional(),
  image: address.optional(),
  areaServed: text.optional(),
  offers: z.array(offer),
})

const picture = z.strictObject({
  '@type': z.literal('ImageObject'),
  contentUrl: address,
  caption: text.optional(),
  creator: reference,
})

const gallery = z.strictObject({
  '@type': z.literal('ImageGallery'),
  name: text,
  url: address,
  creator: reference,
  image: z.array(picture).min(1),
})

const crumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text, item: address }),
    )
    .min(2),
})

const questions = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(z.discriminatedUnion('@type', [localBusiness, service, gallery, questions, crumbs]))
    .refine((things) => things.filter((thing) => thing['@type'] === 'LocalBusiness').length === 1)
    .refine((things) => things.filter((thing) => thing['@type'] === 'FAQPage').length <= 1),
})

/** Every block of facts in a document, read strictly; throws at a word that is none of ours. */
export const factsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    graph.parse(JSON.parse(json)),
  )
