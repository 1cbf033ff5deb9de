import { ApiError, getContract, signContract } from '@bellows/api'
import type { OrderContract } from '@bellows/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { isEnding, useFailure } from '../../flow/use-hold.ts'
import { useAnswers } from '../../queries.ts'
import { signedRecord } from '../../record/booking-record.ts'
import { useCall, useWorld } from '../../world/booking-world.tsx'
import type { Signed } from './signature-form.ts'

type Asked = Readonly<{ orderId: string; id: string; holdToken: string | null }>

const keyOf = ({ orderId, id }: Asked) => ['contract', orderId, id] as const

/** A contract's text, asked for whenever its step is opened: another package or date may have changed it. */
export function useContract(asked: Asked) {
  const call = useCall()
  const { orderId, id, holdToken } = asked
  return useQuery<OrderContract, ApiError>({
    queryKey: keyOf(asked),
    queryFn: () => call(getContract, { orderId, id }, holdToken),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export type Signing = Readonly<{
  sign: (signed: Signed) => Promise<void>
  error: ApiError | null
  /** The text is another than the one that was read. */
  isChanged: boolean
  /** It was signed on this visit of the step. */
  isNew: boolean
}>

/** Signs the text that was read; a text that the studio changed meanwhile is read again first. */
export function useSigning(asked: Asked, { fingerprint }: Pick<OrderContract, 'fingerprint'>): Signing {
  const [state, setState] = useState<Omit<Signing, 'sign'>>({ error: null, isChanged: false, isNew: false })
  const { t } = useLingui()
  const { say } = useBooking()
  const { records } = useWorld()
  const { refreshOrder } = useAnswers()
  const client = useQueryClient()
  const call = useCall()
  const fail = useFailure()
  const { orderId, id, holdToken } = asked
  const refuse = async (cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause
    if (isEnding(cause)) return fail(cause)
    const isChanged = cause.error === 'contract_changed'
    if (isChanged) await client.refetchQueries({ queryKey: keyOf(asked) })
    return setState({ error: isChanged ? null : cause, isChanged, isNew: false })
  }
  const sign = async ({ fullName, drawing }: Signed) => {
    setState({ error: null, isChanged: false, isNew: false })
    const signature = {
      fullName: fullName.trim(),
      ...(drawing && { drawing }),
      hasConsented: true,
      fingerprint,
    } as const
    try {
      const contract = await call(signContract, { orderId, id, ...signature }, holdToken)
      setState({ error: null, isChanged: false, isNew: true })
      client.setQueryData(keyOf(asked), contract)
      const { record } = records.get()
      if (record) records.put(signedRecord(record, id))
      void refreshOrder(orderId)
      say(t`Contract signed.`)
    } catch (cause) {
      await refuse(cause)
    }
  }
  return { ...state, sign }
}
