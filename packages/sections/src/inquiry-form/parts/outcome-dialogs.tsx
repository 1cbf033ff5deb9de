import { AlertDialog, Button, Dialog, RichText, useFieldMessage } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { FormOptions } from '../options.ts'
import { useThanks } from './posted-answer.tsx'
import type { Inquiry } from './use-inquiry.ts'

type OutcomeDialogsProps = { inquiry: Inquiry; options: FormOptions; box: RefObject<HTMLElement | null> }

/** The first field of a form, brought into view. */
function firstField(box: HTMLElement | null): HTMLElement | null {
  const field = box?.querySelector<HTMLElement>('[data-field] :is(input, select, textarea)') ?? null
  field?.scrollIntoView({ block: 'center' })
  return field
}

/** Thanks for what was sent, or the server's word why it was not. */
export function OutcomeDialogs({ inquiry, options, box }: OutcomeDialogsProps) {
  const { outcome, startAgain, forget } = inquiry
  const { title, text } = useThanks(options)
  const told = useFieldMessage()
  return (
    <>
      <Dialog
        isMessage
        isOpen={outcome?.kind === 'sent'}
        onClose={startAgain}
        returnFocusTo={() => firstField(box.current)}
        title={title}
        actions={
          <Button onClick={startAgain}>
            <Trans>Back</Trans>
          </Button>
        }
      >
        <RichText html={text} />
      </Dialog>
      <AlertDialog
        isOpen={outcome?.kind === 'failed'}
        onClose={forget}
        returnFocusTo={() => box.current?.querySelector<HTMLElement>('[type="submit"]')}
        title={<Trans>Error</Trans>}
        actions={
          <Button onClick={forget}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {outcome?.kind === 'failed' && told(outcome.message)}
      </AlertDialog>
    </>
  )
}
