import type { OrderContract } from '@bellows/domain'
import { Form, TextLink, useSchemaForm } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState, type ReactNode } from 'react'
import { CallFailure } from '../../frame/call-failure.tsx'
import { DRAWING_FIELD, type TypedFields } from '../../record/typed-signature.ts'
import { contractParts } from './choice-parts.ts'
import { ContractNews } from './contract-news.tsx'
import { ContractText } from './contract-text.tsx'
import { Receipt } from './receipt.tsx'
import { SignatureBlock } from './signature-block.tsx'
import { keptFields, signatureSchema, unsigned, type SignatureValues } from './signature-form.ts'
import * as css from './sign-contract.css.ts'
import type { Signing } from './use-signing.ts'

type ContractViewProps = Readonly<{
  contract: OrderContract
  signing: Signing
  /** Who books, where that is known. */
  givenName: string
  /** What was typed at it before, and where it is kept until it is signed. */
  typed: Readonly<{ get: () => TypedFields; put: (fields: TypedFields) => void }>
  /** What follows once it is signed. */
  onwards: ReactNode
  /** The foot of the form that signs. */
  children: (isBusy: boolean) => ReactNode
}>

/** One contract, whole: its text, and the signature or where it is given. */
export function ContractView({ onwards, ...props }: ContractViewProps) {
  const { contract, signing } = props
  const parts = useMemo(() => contractParts(contract.body), [contract.body])
  const { signature } = contract
  return (
    <div className={css.contract}>
      <ContractNews contract={contract} isChanged={signing.isChanged} />
      {signature ? (
        <>
          <ContractText name={contract.name} parts={parts} />
          <Receipt contract={contract} signature={signature} isNew={signing.isNew} />
          {onwards}
        </>
      ) : (
        <ToSign key={contract.fingerprint} {...props} parts={parts} />
      )}
    </div>
  )
}

/** Another text may ask other clauses: it is begun anew, with what was typed. */
type ToSignProps = Omit<ContractViewProps, 'onwards'> & Readonly<{ parts: ReturnType<typeof contractParts> }>

function ToSign({ contract, signing, givenName, typed, children, parts }: ToSignProps) {
  const [choices] = useState(() => parts.flatMap(({ choice }) => choice ?? []))
  const [start] = useState(() => ({ ...unsigned(choices), ...typed.get() }))
  const [startsDrawn] = useState(contract.asksDrawing || start[DRAWING_FIELD] !== '')
  const [isDrawn, setDrawn] = useState(startsDrawn)
  const schema = useMemo(() => signatureSchema({ isDrawn, choices }), [isDrawn, choices])
  const form = useSchemaForm(schema, start)
  const keep = (values: SignatureValues, isDrawing: boolean) =>
    typed.put(keptFields(values, { isDrawn: isDrawing }))
  return (
    <>
      <p className={css.toSignature}>
        <TextLink reach="target" href="#signature">
          <Trans>Go to the signature</Trans>
        </TextLink>
      </p>
      <Form form={form} onValuesChange={(values) => keep(values, isDrawn)} onSubmit={signing.sign}>
        <ContractText name={contract.name} parts={parts} />
        <SignatureBlock
          contract={contract}
          givenName={givenName}
          startsDrawn={startsDrawn}
          onDrawn={(isNowDrawn) => {
            setDrawn(isNowDrawn)
            keep(form.getValues(), isNowDrawn)
          }}
        />
        {signing.error && <CallFailure error={signing.error} />}
        {children(form.formState.isSubmitting)}
      </Form>
    </>
  )
}
