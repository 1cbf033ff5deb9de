import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import { useAt } from '../world/use-at.ts'
import * as css from './paying.css.ts'
import { useLooking, type Looking } from './use-looking.ts'

const SLOW = 20_000

type CheckingProps = Looking & Readonly<{ onBack: () => void }>

/** The visitor is back from the provider’s page; what became of the payment is not known yet. */
export function Checking({ onBack, ...looking }: CheckingProps) {
  useLooking(looking)
  const { clock } = useWorld()
  const [start] = useState(() => clock.now())
  const isSlow = useAt((now) => now - start >= SLOW)
  return (
    <div className={css.checking} aria-busy="true">
      <div role="status">
        <Text as="p" className={css.lead} tone="heading">
          {isSlow ? (
            <Trans>Still checking. You can leave; we’ll write to you.</Trans>
          ) : (
            <Trans>Checking your payment…</Trans>
          )}
        </Text>
      </div>
      {isSlow && (
        <Button variant="text" onClick={onBack}>
          <Trans>Back to the payment</Trans>
        </Button>
      )}
    </div>
  )
}
