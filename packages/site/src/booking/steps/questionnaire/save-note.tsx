import { Button, LiveRegion, useFieldMessage } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './questionnaire.css.ts'
import type { SaveState } from './use-saving.ts'

type SaveNoteProps = Readonly<{ state: SaveState; onRetry: () => void; children?: ReactNode }>

/** Whether the answers are safe; only what failed is spoken. */
export function SaveNote({ state, onRetry, children }: SaveNoteProps) {
  const text = useSaveText(state)
  const hasFailed = state.kind === 'failed' || state.kind === 'offline'
  return (
    <div className={css.state}>
      {children}
      <p>{text}</p>
      {state.kind === 'failed' && (
        <Button variant="text" size="s" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <LiveRegion message={hasFailed ? text : ''} />
    </div>
  )
}

function useSaveText(state: SaveState): string {
  const { t } = useLingui()
  const told = useFieldMessage()
  if (state.kind === 'failed') {
    const message = told(state.error.message)
    return t`Not saved: ${message}`
  }
  const texts = {
    untouched: '',
    saving: t`Saving…`,
    saved: t`Saved`,
    offline: t`Saved on this device only. We’ll send it when you’re online.`,
  }
  return texts[state.kind]
}
