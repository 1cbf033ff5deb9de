import type { ApiError } from '@bellows/api'
import { stepPath, type OrderContract } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { contractNumber, namesNoContract } from '../../flow/contract-place.ts'
import { openPath } from '../../flow/open-contract.ts'
import { useGoneOrder } from '../../flow/use-gone-order.ts'
import { isEnding, useFailure } from '../../flow/use-hold.ts'
import { useProceed } from '../../flow/use-moves.ts'
import { ActionRow } from '../../frame/action-row.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { StepGate, Waiting } from '../../frame/step-gate.tsx'
import { signedRecord } from '../../record/booking-record.ts'
import { typedAt, withTyped, type TypedFields } from '../../record/typed-signature.ts'
import { useWorld } from '../../world/booking-world.tsx'
import { ContractView } from './contract-view.tsx'
import { useContract, useSigning, type AskedContract } from './use-signing.ts'

const STEP = 'sign-contract'

/** Perhaps the whole order is. */
const isMissing = (error: ApiError | null): boolean => error?.status === 404

/** The step under its address. */
export function SignContract() {
  const { number } = useParams({ strict: false })
  return <ContractStep named={number} />
}

/** One contract, to be read and signed; `named` is the number in the address. */
export function ContractStep({ named }: Readonly<{ named?: string | undefined }>) {
  return (
    <StepGate step={STEP}>
      <Named named={named} />
    </StepGate>
  )
}

/** An address that names no contract leads to the first that waits. */
function Named({ named }: Readonly<{ named: string | undefined }>) {
  const { base, record, service } = useBooking()
  const { go } = useWorld()
  const { contractTemplates: contracts } = service
  const open = openPath(base, STEP, { contracts, signed: record?.signedContracts ?? [] })
  const path = namesNoContract(named, contracts.length) ? open : null
  useEffect(() => {
    if (path) go(path, { replace: true })
  }, [path, go])
  return path ? <Waiting /> : <Loaded named={named} />
}

function Loaded({ named }: Readonly<{ named: string | undefined }>) {
  const { record, service } = useBooking()
  const { contractTemplates: all } = service
  const id = all[contractNumber(named, all.length) - 1]?.id ?? ''
  const asked = { orderId: record?.orderId ?? '', id, holdToken: record?.holdToken ?? null }
  const { data, error, refetch } = useContract(asked)
  useGoneOrder(isMissing(error))
  const retry = () => void refetch()
  if (data) return <InOrder key={id} asked={asked} contract={data} />
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}

type ShownProps = Readonly<{ asked: AskedContract; contract: OrderContract }>

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
  const { record, say } = useBooking()
  const { records } = useWorld()
  const fail = useFailure()
  const typed = useTyped(asked.id)
  const signing = useSigning(asked, contract, {
    say,
    onSigned: () => {
      const kept = records.get().record
      if (kept) records.put(signedRecord(kept, asked.id))
    },
    onRefused: (cause) => {
      if (isEnding(cause)) fail(cause)
      return isEnding(cause)
    },
  })
  useGoneOrder(isMissing(signing.error))
  return (
    <ContractView
      contract={contract}
      signing={signing}
      typed={typed}
      givenName={record?.customer?.fullName ?? ''}
      onwards={<Onwards next={next} />}
    >
      {(isBusy) => <ActionRow label={<Trans>Sign contract</Trans>} isBusy={isBusy} />}
    </ContractView>
  )
}

/** The booking's record keeps what is typed. */
function useTyped(contractId: string) {
  const { records } = useWorld()
  const place = { orderId: null, contractId }
  return {
    get: () => typedAt(records.get().record, place),
    put: (fields: TypedFields) => {
      const { record } = records.get()
      if (record) records.put(withTyped(record, place, fields))
    },
  }
}

/** Leads to the next contract, and after the last to the next step. */
function Onwards({ next }: NextProps) {
  const { base } = useBooking()
  const { go } = useWorld()
  const proceed = useProceed(STEP)
  return (
    <StepForm onSubmit={() => (next > 0 ? go(stepPath(base, STEP, next)) : proceed())}>
      {(isSending) => <StepActions isBusy={isSending} />}
    </StepForm>
  )
}
