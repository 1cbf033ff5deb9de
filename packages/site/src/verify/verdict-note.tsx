import type { ContractCheck } from '@bellows/domain'
import { ErrorNote, Icon, useFailureText } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormats } from '../booking/texts/use-formats.ts'
import type { Verdict } from './load-verify.ts'
import * as css from './verify.css.ts'

type VerdictNoteProps = Readonly<{ verdict: Exclude<Verdict, { kind: 'malformed' }> }>

/** What the check came to; it takes the focus. */
export function VerdictNote({ verdict }: VerdictNoteProps) {
  const ref = useRef<HTMLDivElement>(null)
  const told = useFailureText()
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className={css.verdict}>
      {verdict.kind === 'failed' ? (
        <ErrorNote>{told(verdict.message)}</ErrorNote>
      ) : (
        <Checked check={verdict.check} />
      )}
    </div>
  )
}

function Checked({ check }: Readonly<{ check: ContractCheck }>) {
  if (check.result === 'ALTERED')
    return (
      <ErrorNote>
        <Trans>The stored record doesn’t match its seal. Please contact the studio.</Trans>
      </ErrorNote>
    )
  if (check.result === 'UNKNOWN')
    return (
      <Note icon="warning">
        <Trans>We have no signed contract with this fingerprint. Check that you copied all of it.</Trans>
      </Note>
    )
  return <Signed check={check} />
}

function Signed({ check }: Readonly<{ check: ContractCheck }>) {
  const { stamp } = useFormats()
  const { signedDate, newerSignedDate, clientInitials, studioInitials, termsVersion } = check
  const utc = (instant: string | null) => (instant === null ? '' : stamp(instant, 'UTC'))
  const when = utc(signedDate)
  const newer = utc(newerSignedDate)
  const { t } = useLingui()
  const roles = [
    clientInitials && t`client (${clientInitials})`,
    studioInitials && t`studio (${studioInitials})`,
  ]
  const named = roles.filter(Boolean).join(', ')
  const signatures = <>{named}</>
  const version = termsVersion ?? 1
  return (
    <Note icon="check">
      <Trans>
        This text is exactly what was signed on {when}. Signatures: {signatures}. Version {version}. Record
        chain: complete.
      </Trans>
      {newer && (
        <>
          {' '}
          <Trans>A newer version was signed on {newer}.</Trans>
        </>
      )}
    </Note>
  )
}

type NoteProps = Readonly<{ icon: 'check' | 'warning'; children: ReactNode }>

const Note = ({ icon, children }: NoteProps) => (
  <div className={css.note} data-surface="secondary">
    <Icon name={icon} className={css.glyph} />
    <p>{children}</p>
  </div>
)
