import type { Addon } from '@bellows/domain'
import { Disclosure, Heading, Image } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking, useTerms } from '../../booking/flow/booking-context.tsx'
import { openAgreement } from '../../booking/flow/entry.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { usePartLevels } from './part-levels.ts'
import * as css from './addons-preview.css.ts'

const SHOWN = 4

/** What can be added; the first few at once. */
export function AddonsPreview() {
  const { addons } = useBooking().service
  const agreed = openAgreement(useTerms().entry)
  const [level] = usePartLevels()
  // They were agreed too, and none is chosen beside them.
  if (addons.length === 0 || agreed) return null
  const total = addons.length
  return (
    <div>
      <Heading level={level} size="h3">
        <Trans>What you can add</Trans>
      </Heading>
      <div className={css.list}>
        <Rows addons={addons.slice(0, SHOWN)} />
        {total > SHOWN && (
          <Disclosure
            label={<Trans>Show all {total}</Trans>}
            classes={{ button: css.more, content: css.rest }}
          >
            <Rows addons={addons.slice(SHOWN)} />
          </Disclosure>
        )}
      </div>
    </div>
  )
}

function Rows({ addons }: Readonly<{ addons: readonly Addon[] }>) {
  const { amount } = useFormats()
  return (
    <ul>
      {addons.map(({ id, name, fee, image }) => (
        <li key={id} className={css.row}>
          {image && <Image source={image} sizes="64px" ratio="A-11" alt="" className={css.picture} />}
          <span className={css.name}>{name}</span>
          <span className={css.fee}>+{amount(fee)}</span>
        </li>
      ))}
    </ul>
  )
}
