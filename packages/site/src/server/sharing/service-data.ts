import {
  bookablePackages,
  dayOf,
  fromMinor,
  packagePrice,
  serviceState,
  type Package,
  type Service,
  type ServiceState,
} from '@bellows/domain'
import { originOf, pictureAddress, studioId } from './addresses.ts'
import type { SharedScreen } from './shared-screen.ts'

const availability: Readonly<Record<ServiceState, string>> = {
  open: 'InStock',
  withoutTime: 'InStock',
  beingBooked: 'LimitedAvailability',
  waitlist: 'SoldOut',
  soldOut: 'SoldOut',
  paused: 'OutOfStock',
}

function offerOf(offered: Package, service: Service, { business, now }: SharedScreen) {
  const { paymentSetup, timeZone } = business
  const { currency } = paymentSetup
  const { amount, discount } = packagePrice(offered, currency, now)
  return {
    '@type': 'Offer',
    name: offered.name,
    price: fromMinor(amount, currency),
    priceCurrency: currency,
    availability: `https://schema.org/${availability[serviceState(service)]}`,
    ...(discount && { priceValidUntil: dayOf(Date.parse(discount.endDate) - 1, timeZone) }),
  }
}

/** A service with what it offers at this moment. */
export function serviceData(service: Service, screen: SharedScreen) {
  const { business, path, description, picture } = screen
  return {
    '@type': 'Service',
    name: service.name,
    url: originOf(business) + path,
    provider: { '@id': studioId(business) },
    ...(description && { description }),
    ...(picture && { image: pictureAddress(picture, business) }),
    ...(service.location && { areaServed: service.location }),
    offers: bookablePackages(service).map((offered) => offerOf(offered, service, screen)),
  }
}
