import type { OrderContract } from '@bellows/domain'
import { Button, Heading, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../texts/use-formats.ts'
import { useWorld } from '../../world/booking-world.tsx'
import { boundsOf } from './drawing-path.ts'
import * as css from './sign-contract.css.ts'

type ReceiptProps = Readonly<{
  contract: OrderContract
  signature: NonNullable<OrderContract['signature']>
  /** It was signed a moment ago: the focus moves here. */
  isNew: boolean
}>

const groups = (fingerprint: string) => fingerprint.match(/.{1,4}/g)?.join(' ') ?? ''

/** Who signed when, and what proves it; stands where the signature was given. */
export function Receipt({ contract, signature, isNew }: ReceiptProps) {
  const { signedDate } = signature
  const name = <>{signature.name}</>
  const { stamp } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const when = stamp(signedDate)
  const checkedAt = `${useWorld().business.domain}/contracts/verify`
  return (
    <section className={css.block}>
      <Heading ref={heading} level="h2" size="h4" tabIndex={-1} className={css.receiptHeading}>
        <Trans>
          Signed by {name}, {when}
        </Trans>
      </Heading>
      <Mark {...signature} />
      <p className={css.fingerprint}>
        <Trans>Fingerprint</Trans> {groups(contract.fingerprint)} (SHA-256)
      </p>
      <p className={css.onPaper}>{checkedAt}</p>
      <Countersigned {...signature} />
      <div className={css.links}>
        <Button variant="text" size="s" href={`/contracts/verify#${contract.fingerprint}`}>
          <Trans>Check this signature</Trans>
        </Button>
        <Button variant="text" size="s" onClick={() => print()}>
          <Trans>Print or save</Trans>
        </Button>
      </div>
    </section>
  )
}

function Mark({ name, drawing }: ReceiptProps['signature']) {
  if (!drawing) return <p className={css.written}>{name}</p>
  return (
    <svg role="img" aria-label={name} viewBox={boundsOf(drawing)} className={css.drawn}>
      <path d={drawing} className={css.ink} />
    </svg>
  )
}

function Countersigned({ countersignedDate }: ReceiptProps['signature']) {
  const studio = <>{useWorld().business.businessName}</>
  return (
    <Text variant="small">
      {countersignedDate ? (
        <Trans>{studio} has signed too.</Trans>
      ) : (
        <Trans>{studio} will sign later. Your booking doesn’t wait for it.</Trans>
      )}
    </Text>
  )
}
