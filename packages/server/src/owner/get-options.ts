import type { getOptionGroups } from '@bellows/api'
import type { Handler } from '../http/route.ts'
import { readTheme } from '../studio/read-theme.ts'
import { readStudio } from '../studio/read-studio.ts'
import { scopeOf } from '../studio/scope.ts'

export const answerOptionGroups: Handler<typeof getOptionGroups> = async (_, call) => {
  const scope = scopeOf(call)
  const [{ business, settings, clientMayReportPayment }, { colorPalettes, styles }] = await Promise.all([
    readStudio(scope),
    readTheme(scope),
  ])
  return {
    ...settings.groups,
    howItWorks: settings.howItWorks,
    logo: business.logo,
    colorTheme: { colorPalettes },
    typographyTheme: styles,
    paymentSetup: { ...settings.payments, clientMayReportPayment },
    countersign: settings.countersign,
    bookingAvailability: business.bookingAvailability,
  }
}
