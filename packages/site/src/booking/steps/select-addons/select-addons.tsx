import type { Addon, AddonChoice } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBooking } from '../../flow/booking-context.tsx'
import { useProceed } from '../../flow/use-moves.ts'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { StepGate } from '../../frame/step-gate.tsx'
import { AddonRow } from './addon-row.tsx'
import * as css from './select-addons.css.ts'
import { useChooseAddons } from './use-choose-addons.ts'

const STEP = 'select-addons'

/** What goes with the package; nothing need be chosen. */
export function SelectAddons() {
  return (
    <StepGate step={STEP}>
      <Choice />
    </StepGate>
  )
}

/** The choice with one add-on's quantity changed; 0 takes it out. */
export function withQuantity(
  chosen: readonly AddonChoice[],
  { id }: Pick<Addon, 'id'>,
  quantity: number,
): AddonChoice[] {
  const others = chosen.filter((choice) => choice.id !== id)
  return quantity === 0 ? others : [...others, { id, quantity }]
}

function Choice() {
  const { service } = useBooking()
  const { t } = useLingui()
  const { chosen, choose, settle, unheard } = useChooseAddons()
  const proceed = useProceed(STEP)
  const submit = async (form: HTMLFormElement) => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else if (await settle()) proceed()
  }
  return (
    <StepForm onSubmit={submit}>
      {(isSending) => (
        <>
          <Text variant="small">
            <Trans>Optional. Continue without any if you like.</Trans>
          </Text>
          <ul className={css.list} aria-label={t`Select add-ons`}>
            {service.addons.map((addon) => (
              <li key={addon.id} className={css.entry}>
                <AddonRow
                  addon={addon}
                  quantity={chosen.find(({ id }) => id === addon.id)?.quantity ?? 0}
                  onChange={(quantity) => choose(withQuantity(chosen, addon, quantity))}
                />
              </li>
            ))}
          </ul>
          {unheard && <CallFailure error={unheard} />}
          <StepActions isBusy={isSending} />
        </>
      )}
    </StepForm>
  )
}
