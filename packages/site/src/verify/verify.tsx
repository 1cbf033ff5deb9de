import { checkContract, UNEXPECTED_TEXT } from '@bellows/api'
import { Button, Container, Heading, Text, TextArea } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useCall } from '../booking/world/booking-world.tsx'
import { replayTap } from '../client/early-tap.ts'
import { FileChoice } from './file-choice.tsx'
import { fingerprintOf } from './fingerprint.ts'
import { verdictOf, type Verdict } from './load-verify.ts'
import { useLinked } from './use-linked.ts'
import { VerdictNote } from './verdict-note.tsx'
import * as css from './verify.css.ts'

type VerifyProps = Readonly<{ given?: string; verdict?: Verdict | null }>

/** Tells whoever holds a signed copy whether it is what was signed. */
export function Verify({ given = '', verdict: first = null }: VerifyProps) {
  const { t } = useLingui()
  const { check, verdict, isBusy } = useVerdict(first)
  const { text, setText, textNow } = useLinked(given)
  const form = useAnswering(verdict)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    await check(() => textNow())
  }
  const choose = (file: File) =>
    check(async (isAskedLast) => {
      const fingerprint = await fingerprintOf(file).catch(() => null)
      if (fingerprint !== null && isAskedLast()) setText(fingerprint)
      return fingerprint
    })
  return (
    <div className={css.page} data-scheme="light_1">
      <Container className={css.grid}>
        <div className={css.words}>
          <Heading level="h1" size="h2">
            <Trans>Check a signed contract</Trans>
          </Heading>
          <Text>
            <Trans>
              Every signed copy has a fingerprint. It tells whether the text is still what was signed.
            </Trans>
          </Text>
          <form
            ref={form}
            method="get"
            noValidate
            onSubmit={submit}
            className={css.form}
            data-wait=""
            suppressHydrationWarning
          >
            <div className={css.wide}>
              <TextArea
                name="fingerprint"
                isOneText
                label={t`Fingerprint`}
                hint={<Trans>64 letters and figures, as they stand on the copy</Trans>}
                value={text}
                onChange={setText}
                {...(verdict?.kind === 'malformed' && {
                  error: t`A fingerprint has 64 letters and figures.`,
                })}
              />
            </div>
            <FileChoice onChoose={choose} />
            <Button type="submit" isBusy={isBusy}>
              <Trans>Check</Trans>
            </Button>
          </form>
          {verdict && verdict.kind !== 'malformed' && <VerdictNote verdict={verdict} />}
        </div>
      </Container>
    </div>
  )
}

/** The form, which answers what was pressed in it too early, and has the focus in its field where that is wrong. */
function useAnswering(verdict: Verdict | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) replayTap(form.current)
  }, [])
  useEffect(() => {
    if (verdict?.kind === 'malformed') form.current?.querySelector('textarea')?.focus()
  }, [verdict])
  return form
}

/** Reads what to check, or `null`: a file takes its time, and something else may be asked about by then. */
type Read = (isAskedLast: () => boolean) => string | null | Promise<string | null>

const unreadable: Verdict = { kind: 'failed', message: UNEXPECTED_TEXT }

/** The verdict on what was asked about last, whichever answer comes last. */
function useVerdict(first: Verdict | null) {
  const call = useCall()
  const [verdict, setVerdict] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const turn = useRef(0)
  const check = async (read: Read) => {
    const own = (turn.current += 1)
    const isAskedLast = () => turn.current === own
    setBusy(true)
    setVerdict(null)
    const given = await read(isAskedLast)
    const next =
      given === null
        ? unreadable
        : await verdictOf(given, (fingerprint) => call(checkContract, { fingerprint }))
    if (!isAskedLast()) return
    setVerdict(next)
    setBusy(false)
  }
  return { check, verdict, isBusy }
}
