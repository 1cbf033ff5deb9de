import { isStanding, type Order, type OrderContract } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { contractNumber, namesNoContract } from '../../booking/flow/contract-place.ts'
import { openContract } from '../../booking/flow/open-contract.ts'
import { finishPath } from '../../booking/flow/flow.ts'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { Waiting } from '../../booking/frame/step-gate.tsx'
import { useAnswers } from '../../booking/queries.ts'
import { typedAt, withTyped, type TypedFields } from '../../booking/record/typed-signature.ts'
import { ContractView } from '../../booking/steps/sign-contract/contract-view.tsx'
import { useContract, useSigning, type AskedContract } from '../../booking/steps/sign-contract/use-signing.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { contractPath } from './contract-path.ts'
import { ShootsActions } from '../frame/shoots-actions.tsx'
import { ShootsGate } from '../frame/shoots-gate.tsx'
import { useChangeBeside } from '../use-change-beside.ts'
import { useShoots } from '../shoots-context.tsx'

const CONFLICT = 409

const hasContracts = (order: Order): boolean => isStanding(order) && order.signContracts.length > 0

/** The page under its address. */
export function ShootsContract() {
  const { number } = useParams({ strict: false })
  return <ContractOfOrder named={number} />
}

/** One contract of a booking that stands; `named` is the number in the address. */
export function ContractOfOrder({ named }: Readonly<{ named?: string | undefined }>) {
  return <ShootsGate opensFor={hasContracts}>{(order) => <Named order={order} named={named} />}</ShootsGate>
}

type NamedProps = Readonly<{ order: Order; named: string | undefined }>

/** An address that names no contract leads to the first that waits. */
function Named({ order, named }: NamedProps) {
  const { go } = useWorld()
  const { id, signContracts: contracts } = order
  const isNone = namesNoContract(named, contracts.length)
  const path = isNone ? contractPath(id, openContract({ contracts, signed: [] })) : null
  useEffect(() => {
    if (path) go(path, { replace: true })
  }, [path, go])
  return path ? <Waiting /> : <Loaded order={order} named={named} />
}

function Loaded({ order, named }: NamedProps) {
  const { signContracts: all } = order
  const id = all[contractNumber(named, all.length) - 1]?.id ?? ''
  const asked = { orderId: order.id, id, holdToken: null }
  const { data, error, refetch } = useContract(asked)
  const retry = () => void refetch()
  if (data) return <InOrder key={id} order={order} asked={asked} contract={data} />
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}

type ShownProps = Readonly<{ order: Order; asked: AskedContract; contract: OrderContract }>

/** Contracts are signed one after the other: who opens a later one is led to the first that waits. */
function InOrder(props: ShownProps) {
  const { go } = useWorld()
  const { order, contract } = props
  const next = order.signContracts.findIndex(({ id }) => id === contract.nextId) + 1
  const path = next > 0 && next < contract.number ? contractPath(order.id, next) : null
  useEffect(() => {
    if (path) go(path, { replace: true })
  }, [path, go])
  return path ? <Waiting /> : <Shown {...props} next={next} />
}

function Shown({ order, asked, contract, next }: ShownProps & Readonly<{ next: number }>) {
  const { say } = useShoots()
  const { refreshOrder } = useAnswers()
  const typed = useTyped(order, asked.id)
  const signing = useSigning(asked, contract, {
    say,
    onSigned: () => typed.put(null),
    onRefused: ({ status }) => {
      // The booking is another one than was known here, cancelled perhaps.
      if (status === CONFLICT) void refreshOrder(order.id)
      return false
    },
  })
  return (
    <ContractView
      contract={contract}
      signing={signing}
      typed={typed}
      givenName=""
      onwards={<Onwards order={order} next={next} />}
    >
      {(isBusy) => <ShootsActions order={order} label={<Trans>Sign contract</Trans>} isBusy={isBusy} />}
    </ContractView>
  )
}

/** Kept on the device until it is signed. */
function useTyped({ id: orderId, service }: Order, contractId: string) {
  const { records } = useWorld()
  const change = useChangeBeside(service)
  const place = { orderId, contractId }
  return {
    get: () => typedAt(records.get().record, place),
    put: (fields: TypedFields | null) => change((record) => withTyped(record, place, fields)),
  }
}

/** Leads to the next contract that waits, and after the last back to the booking. */
function Onwards({ order, next }: Readonly<{ order: Order; next: number }>) {
  if (next > 0)
    return <ShootsActions order={order} href={contractPath(order.id, next)} label={<Trans>Continue</Trans>} />
  return (
    <ShootsActions order={order} href={finishPath(order.id)} label={<Trans>Back to your booking</Trans>} />
  )
}
