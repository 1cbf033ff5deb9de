import { Button, Text } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Booking } from '../flow/booking-context.tsx'
import { useWorld } from '../world/booking-world.tsx'
import { useAt } from '../world/use-at.ts'
import * as css from './paying.css.ts'
import { SLOW, useLooking, type Looking } from './use-looking.ts'

type CheckingProps = Looking & Pick<Booking, 'say'> & Readonly<{ onBack: () => void }>

/** The visitor is back from the provider’s page; what became of the payment is not known yet. */
export function Checking({ onBack, say, ...looking }: CheckingProps) {
  useLooking(looking)
  const { clock } = useWorld()
  const [start] = useState(() => clock.now())
  const isSlow = useAt((now) => now - start >= SLOW)
  const { t } = useLingui()
  const words = isSlow ? t`Still checking. You can leave; we’ll write to you.` : t`Checking your payment…`
  useEffect(() => say(words), [say, words])
  return (
    <div className={css.checking} aria-busy="true">
      <Text as="p" className={css.lead} tone="heading">
        {words}
      </Text>
      {isSlow && (
        <Button variant="text" onClick={onBack}>
          <Trans>Back to the payment</Trans>
        </Button>
      )}
    </div>
  )
}
