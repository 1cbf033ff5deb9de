import { packageLength, packagePrice, reachablePackages, type Package } from '@bellows/domain'
import { Heading, Price, Text } from '@bellows/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useBooking, useTerms } from '../../booking/flow/booking-context.tsx'
import { openAgreement } from '../../booking/flow/entry.ts'
import { useDuration } from '../../booking/texts/use-duration.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { useAt } from '../../booking/world/use-at.ts'
import { usePartLevels } from './part-levels.ts'
import * as css from './package-rows.css.ts'

/** What was agreed is not chosen among others, and has a price of its own. */
function usePackages() {
  const { service } = useBooking()
  const agreed = openAgreement(useTerms().entry)
  if (agreed)
    return { packages: service.packages.filter(({ id }) => id === agreed.packageId), isAgreed: true }
  return { packages: reachablePackages(service), isAgreed: false }
}

/** What there is to choose from, or what the one package holds. */
export function PackageRows() {
  const { service } = useBooking()
  const [level] = usePartLevels()
  const { packages, isAgreed } = usePackages()
  if (packages.length === 0) return null
  const isOne = isAgreed || service.type === 'SINGLE_PACKAGE'
  return (
    <div>
      <Heading level={level} size="h3">
        {isOne ? <Trans>What you get</Trans> : <Trans>Packages</Trans>}
      </Heading>
      <ul className={css.list}>
        {packages.map((offered) => (
          <li key={offered.id} className={css.row}>
            <PackageWords offered={offered} />
            {!isAgreed && <PackageFee offered={offered} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PackageWords({ offered }: Readonly<{ offered: Package }>) {
  const duration = useDuration()
  const [, level] = usePartLevels()
  const { name, description, features, shoots } = offered
  const minutes = packageLength(offered)
  return (
    <div className={css.words}>
      <Heading level={level} size="h4">
        {name}
      </Heading>
      {minutes > 0 && <Text variant="small">{duration(minutes)}</Text>}
      <Text>{description}</Text>
      {shoots.length > 1 && (
        <Text variant="small">
          <Trans>
            <Plural value={shoots.length} one="# shoot" other="# shoots" />: you choose the date of the first
            now, the others later.
          </Trans>
        </Text>
      )}
      {features.length > 0 && (
        <ul className={css.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PackageFee({ offered }: Readonly<{ offered: Package }>) {
  const { business } = useWorld()
  const { minor } = useFormats()
  const { amount, was } = useAt((now) => packagePrice(offered, business.paymentSetup.currency, now))
  return (
    <p className={css.fee}>
      <Price now={minor(amount)} {...(was !== null && { was: minor(was) })} />
    </p>
  )
}
