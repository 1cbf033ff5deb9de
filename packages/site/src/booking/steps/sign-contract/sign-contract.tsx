import { stepPath, type OrderContract } from '@bellows/domain'
import { Heading, RichText, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { contractNumber } from '../../flow/contract-place.ts'
import { useProceed } from '../../flow/use-moves.ts'
import { CallFailure } from '../../frame/call-failure.tsx'
import { Notice } from '../../frame/notice.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { StepGate, Waiting } from '../../frame/step-gate.tsx'
import { useWorld } from '../../world/booking-world.tsx'
import { Receipt } from './receipt.tsx'
import * as css from './sign-contract.css.ts'
import { SignatureBlock } from './signature-block.tsx'
import { useContract, useSigning } from './use-signing.ts'

const STEP = 'sign-contract'

/** The step under its address. */
export function SignContract() {
  const { number } = useParams({ strict: false })
  return <ContractStep named={number} />
}

/** One contract, to be read and signed; `named` is the number in the address. */
export function ContractStep({ named }: Readonly<{ named?: string | undefined }>) {
  return (
    <StepGate step={STEP}>
      <Loaded named={named} />
    </StepGate>
  )
}

function Loaded({ named }: Readonly<{ named: string | undefined }>) {
  const { record, service } = useBooking()
  const id = service.contractTemplates[contractNumber(named, service) - 1]?.id ?? ''
  const asked = { orderId: record?.orderId ?? '', id, holdToken: record?.holdToken ?? null }
  const { data, error, refetch } = useContract(asked)
  const retry = () => void refetch()
  if (data) return <InOrder key={id} asked={asked} contract={data} />
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}

type ShownProps = Readonly<{ asked: Parameters<typeof useContract>[0]; contract: OrderContract }>

/** Contracts are signed one after the other: who opens a later one is led to the first that waits. */
function InOrder(props: ShownProps) {
  const { base, service } = useBooking()
  const { go } = useWorld()
  const { number, nextId } = props.contract
  const next = service.contractTemplates.findIndex(({ id }) => id === nextId) + 1
  const path = next > 0 && next < number ? stepPath(base, STEP, next) : null
  useEffect(() => {
    if (path) go(path, { replace: true })
  }, [path, go])
  return path ? <Waiting /> : <Shown {...props} next={next} />
}

/** The number of the next contract that waits, or 0. */
type NextProps = Readonly<{ next: number }>

function Shown({ asked, contract, next }: ShownProps & NextProps) {
  const signing = useSigning(asked, contract)
  const { signature } = contract
  return (
    <div className={css.contract}>
      <Changed contract={contract} isChanged={signing.isChanged} />
      {!signature && (
        <TextLink href="#signature" className={css.toSignature}>
          <Trans>Go to the signature</Trans>
        </TextLink>
      )}
      <Heading level="h2" size="h3">
        {contract.name}
      </Heading>
      <RichText html={contract.body} className={css.text} />
      {signature ? (
        <Onwards next={next}>
          <Receipt contract={contract} signature={signature} isNew={signing.isNew} />
        </Onwards>
      ) : (
        <SignatureBlock contract={contract} signing={signing} />
      )}
    </div>
  )
}

type ChangedProps = Readonly<{ contract: OrderContract; isChanged: boolean }>

function Changed({ contract, isChanged }: ChangedProps) {
  if (isChanged)
    return (
      <Notice takesFocus>
        <Trans>The studio changed this contract while you were reading. This is the new text.</Trans>
      </Notice>
    )
  if (contract.signature || !contract.supersededDate) return null
  return (
    <Notice>
      <Trans>
        You changed the package, so the contract changed too. Please sign the new one. Your earlier signature
        is kept on record.
      </Trans>
    </Notice>
  )
}

/** Leads to the next contract, and after the last to the next step. */
function Onwards({ next, children }: NextProps & Readonly<{ children: ReactNode }>) {
  const { base } = useBooking()
  const { go } = useWorld()
  const proceed = useProceed(STEP)
  return (
    <StepForm onSubmit={() => (next > 0 ? go(stepPath(base, STEP, next)) : proceed())}>
      {(isSending) => (
        <>
          {children}
          <StepActions isBusy={isSending} />
        </>
      )}
    </StepForm>
  )
}
