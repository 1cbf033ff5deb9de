import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonLook } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ErrorNote } from '../error-note/error-note.tsx'
import { Icon } from '../icon/icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import * as css from './copy-button.css.ts'
import { useCopy, type CopyState } from './use-copy.ts'

export type CopyButtonProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<ButtonLook, 'size'> &
  Readonly<{
    /** What is copied; written beside the button, it can be copied by hand too. */
    text: string
    /** In place of “Copy”. */
    children?: ReactNode
  }>

/** Copies a text to the clipboard and says so; says it too when the browser refuses. */
export function CopyButton({ text, size = 's', className, children, ...rest }: CopyButtonProps) {
  const { state, copy } = useCopy(text)
  const said = useSaid(state)
  return (
    <span className={classNames(css.copy, className)} {...rest}>
      <Button variant="outline" size={size} onClick={copy}>
        <span className={css.labels}>
          <span className={css.label} data-off={state === 'copied' || undefined}>
            {children ?? <Trans>Copy</Trans>}
          </span>
          <span className={css.label} data-off={state !== 'copied' || undefined}>
            <Icon name="check" size="small" />
            <Trans>Copied</Trans>
          </span>
        </span>
      </Button>
      <LiveRegion as="span" message={said} />
      {state === 'refused' && (
        <ErrorNote as="span" aria-hidden="true">
          {said}
        </ErrorNote>
      )}
    </span>
  )
}

function useSaid(state: CopyState): string {
  const { t } = useLingui()
  if (state === 'copied') return t`Copied`
  return state === 'refused' ? t`Your browser did not allow it. Please select the text and copy it.` : ''
}
