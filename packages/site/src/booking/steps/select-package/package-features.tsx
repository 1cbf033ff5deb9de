import { Disclosure } from '@bellows/ui'
import { Plural, Trans } from '@lingui/react/macro'
import * as css from './select-package.css.ts'

const SHOWN = 4

/** What a package holds; the first few at once. */
export function PackageFeatures({ features }: Readonly<{ features: readonly string[] }>) {
  if (features.length === 0) return null
  const rest = features.slice(SHOWN)
  return (
    <>
      <Features features={features.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <Disclosure
          label={
            <Trans>
              Show <Plural value={rest.length} one="# more" other="# more" />
            </Trans>
          }
          classes={{ button: css.more }}
        >
          <Features features={rest} />
        </Disclosure>
      )}
    </>
  )
}

function Features({ features }: Readonly<{ features: readonly string[] }>) {
  return (
    <ul className={css.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}
