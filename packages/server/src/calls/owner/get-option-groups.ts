import { scopeOf } from '../../base/scope.ts'
import { readStudio } from '../../store/studio/read-studio.ts'
import { readTheme } from '../../store/studio/read-theme.ts'
import type { Handler } from '../handler.ts'

export const getOptionGroups: Handler<'getOptionGroups'> = async (_, call) => {
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
