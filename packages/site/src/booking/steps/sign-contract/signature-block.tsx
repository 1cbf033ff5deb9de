import { dayOf, type OrderContract } from '@bellows/domain'
import { CheckboxField, FormField, Heading, Tabs, Text, TextField } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../texts/use-formats.ts'
import { useAt } from '../../world/use-at.ts'
import { SignaturePad } from './signature-pad.tsx'
import * as css from './sign-contract.css.ts'

const DRAWN = 1

type SignatureBlockProps = Readonly<{
  contract: OrderContract
  /** Who books, where that is known. */
  givenName: string
  /** A drawing is asked for, or was begun before. */
  startsDrawn: boolean
  onDrawn: (isDrawn: boolean) => void
}>

/** Name, signature and consent under the text that they belong to. */
export function SignatureBlock({ contract, givenName, ...drawing }: SignatureBlockProps) {
  return (
    <section id="signature" tabIndex={-1} className={css.block}>
      <Heading level="h2" size="h3">
        <Trans>Your signature</Trans>
      </Heading>
      <Name given={givenName} />
      {contract.asksGuardian && <Guardian />}
      <Ways asksDrawing={contract.asksDrawing} {...drawing} />
      <FormField<boolean> name="hasConsented">
        {({ error, ...field }) => (
          <CheckboxField {...field} label={contract.consent} {...(error !== undefined && { error })} />
        )}
      </FormField>
      <Today />
    </section>
  )
}

/** Signed with another name than was given before, it is asked about, and never refused. */
function Name({ given: name }: Readonly<{ given: string }>) {
  const { t } = useLingui()
  const isOther = (typed: string) => name !== '' && typed.trim() !== '' && typed.trim() !== name
  const given = <>{name}</>
  return (
    <FormField name="fullName">
      {({ error, ...field }) => (
        <TextField
          {...field}
          kind="name"
          label={t`Your full name`}
          note={isOther(field.value) && <Trans>You entered {given} before. Is that right?</Trans>}
          {...(error !== undefined && { error })}
        />
      )}
    </FormField>
  )
}

/** For a subject under age. */
function Guardian() {
  const { t } = useLingui()
  return (
    <FormField name="guardian">
      {({ error, ...field }) => (
        <TextField
          {...field}
          kind="name"
          label={t`Parent or guardian’s name`}
          isOptional
          hint={<Trans>Optional: only if someone under 18 is in the pictures.</Trans>}
          {...(error !== undefined && { error })}
        />
      )}
    </FormField>
  )
}

type WaysProps = Pick<OrderContract, 'asksDrawing'> & Pick<SignatureBlockProps, 'startsDrawn' | 'onDrawn'>

/** Typing stays where drawing is asked for: not everyone can draw. */
function Ways({ asksDrawing, startsDrawn, onDrawn }: WaysProps) {
  const { t } = useLingui()
  return (
    <Tabs
      label={t`Way of signing`}
      startIndex={startsDrawn ? DRAWN : 0}
      onSelect={(index) => onDrawn(index === DRAWN)}
      items={[
        {
          id: 'type',
          label: <Trans>Type</Trans>,
          panel: <Written isSecond={asksDrawing} />,
          isStop: asksDrawing,
        },
        { id: 'draw', label: <Trans>Draw</Trans>, panel: <Drawing /> },
      ]}
    />
  )
}

/** The typed name as it will stand under the contract. */
const Written = ({ isSecond }: Readonly<{ isSecond: boolean }>) => (
  <>
    {isSecond && (
      <Text variant="small">
        <Trans>The studio asks for a drawn signature; if you can’t draw, type it.</Trans>
      </Text>
    )}
    <FormField name="fullName">
      {({ value }) => (
        <p aria-hidden="true" className={css.written}>
          {value.trim()}
        </p>
      )}
    </FormField>
  </>
)

const Drawing = () => (
  <FormField name="drawing">
    {({ value, onChange, error, isReadOnly }) => (
      <SignaturePad value={value} onChange={onChange} error={error} isReadOnly={isReadOnly} />
    )}
  </FormField>
)

function Today() {
  const { zone, day } = useFormats()
  const today = useAt((now) => dayOf(now, zone))
  return <Text variant="small">{day(today)}</Text>
}
