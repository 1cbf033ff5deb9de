import type { Guest } from '@bellows/domain'
import { Button, Stack, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { useSending } from './use-sending.ts'

type KnownGuestProps = Readonly<{ guest: Guest; onOther: () => void }>

/** Somebody whom the studio knows from the waitlist goes on as the same; the link does not tell more of them. */
export function KnownGuest({ guest, onOther }: KnownGuestProps) {
  const { maskedEmail } = guest
  const firstName = <>{guest.firstName}</>
  const { send, error } = useSending()
  return (
    <StepForm onSubmit={() => send()}>
      {(isSending) => (
        <>
          <Stack gap={4}>
            <Text tone="heading">
              {guest.firstName ? (
                <Trans>
                  You’re booking as {firstName}, {maskedEmail}.
                </Trans>
              ) : (
                <Trans>You’re booking as {maskedEmail}.</Trans>
              )}
            </Text>
            <div>
              <Button variant="text" onClick={onOther}>
                <Trans>Use other details</Trans>
              </Button>
            </div>
          </Stack>
          {error && <CallFailure error={error} />}
          <StepActions isBusy={isSending} />
        </>
      )}
    </StepForm>
  )
}
