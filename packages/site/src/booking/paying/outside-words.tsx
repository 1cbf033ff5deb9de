import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './paying.css.ts'

/** How the studio is paid directly, in its own words. */
export function OutsideWords({ instructions: words }: Readonly<{ instructions: string }>) {
  const instructions = <>{words}</>
  return (
    <Text className={css.instructions}>
      {words ? (
        <Trans>Nothing is charged now. How to pay: {instructions}</Trans>
      ) : (
        <Trans>Nothing is charged now. The studio tells you how to pay.</Trans>
      )}
    </Text>
  )
}
