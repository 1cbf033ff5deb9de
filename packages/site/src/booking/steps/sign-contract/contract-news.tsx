import type { ContractChange, ContractField, OrderContract } from '@bellows/domain'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '../../frame/notice.tsx'
import * as css from './sign-contract.css.ts'

type ContractNewsProps = Readonly<{
  contract: OrderContract
  /** The studio wrote another text while this one was read. */
  isChanged: boolean
}>

/** Why there is another text than the one that was read or signed. */
export function ContractNews({ contract, isChanged }: ContractNewsProps) {
  if (isChanged)
    return (
      <Notice takesFocus>
        <Trans>The studio changed this contract while you were reading. This is the new text.</Trans>
      </Notice>
    )
  if (contract.signature || !contract.supersededDate) return null
  const { changes } = contract
  return (
    <Notice action={changes.length > 0 && <Changes changes={changes} />}>
      <Why contract={contract} />
    </Notice>
  )
}

function Why({ contract: { changes, isRewritten } }: Readonly<{ contract: OrderContract }>) {
  const has = (one: ContractField) => changes.some(({ field }) => field === one)
  if (isRewritten)
    return (
      <Trans>
        The studio wrote this contract anew. Please sign it once more. Your earlier signature is kept on
        record.
      </Trans>
    )
  if (has('package'))
    return (
      <Trans>
        You changed the package, so the contract changed too. Please sign the new one. Your earlier signature
        is kept on record.
      </Trans>
    )
  if (has('date'))
    return (
      <Trans>
        The date was moved, so the contract changed too. Please sign the new one. Your earlier signature is
        kept on record.
      </Trans>
    )
  if (has('time'))
    return (
      <Trans>
        The time was moved, so the contract changed too. Please sign the new one. Your earlier signature is
        kept on record.
      </Trans>
    )
  return (
    <Trans>
      Your booking changed, so the contract did too. Please sign the new one. Your earlier signature is kept
      on record.
    </Trans>
  )
}

const names: Readonly<Record<ContractField, MessageDescriptor>> = {
  client: msg`Name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  studio: msg`Studio`,
  service: msg`Session`,
  package: msg`Package`,
  date: msg`Date`,
  time: msg`Time`,
  duration: msg`Length in minutes`,
  location: msg`Place`,
  fee: msg`Total`,
  retainer: msg`Due at booking`,
  payments: msg`Payments`,
  today: msg`Date of the contract`,
  reference: msg`Reference`,
}

function Changes({ changes }: Readonly<{ changes: readonly ContractChange[] }>) {
  const { i18n } = useLingui()
  return (
    <ul className={css.changes}>
      {changes.map(({ field, ...change }) => {
        const name = i18n._(names[field])
        const [before, after] = [<>{change.before}</>, <>{change.after}</>]
        return (
          <li key={field}>
            {field === 'payments' ? (
              // A whole sentence stands in another one only as it is cited.
              <Trans>
                {name}: was “{before}”, now “{after}”
              </Trans>
            ) : (
              <Trans>
                {name}: was {before}, now {after}
              </Trans>
            )}
          </li>
        )
      })}
    </ul>
  )
}
