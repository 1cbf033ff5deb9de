import { ApiError, getContract, signContract } from '@bellows/api'
import type { OrderContract } from '@bellows/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { keepAnswer, useAnswers } from '../../queries.ts'
import { useCall } from '../../world/booking-world.tsx'
import type { Signed } from './signature-form.ts'

export type AskedContract = Readonly<{ orderId: string; id: string; holdToken: string | null }>

const keyOf = ({ orderId, id }: AskedContract) => ['contract', orderId, id] as const

/** A contract's text, asked for whenever its step is opened: another package or date may have changed it. */
export function useContract(asked: AskedContract) {
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

type SigningTerms = Readonly<{
  say: (message: string) => void
  onSigned?: () => void
  /** True where the refusal is told otherwise than beside the signature. */
  onRefused: (cause: ApiError) => boolean
}>

const fresh: Omit<Signing, 'sign'> = { error: null, isChanged: false, isNew: false }

const signatureOf = ({ fullName, guardian, drawing, choices }: Signed) => ({
  fullName: fullName.trim(),
  ...(drawing && { drawing }),
  ...(guardian.trim() && { guardian: guardian.trim() }),
  ...(choices.length > 0 && { choices: [...choices] }),
  hasConsented: true as const,
})

/** Signs the text that was read; a text that the studio changed meanwhile is read again first. */
export function useSigning(
  asked: AskedContract,
  { fingerprint }: Pick<OrderContract, 'fingerprint'>,
  { say, onSigned, onRefused }: SigningTerms,
): Signing {
  const [state, setState] = useState(fresh)
  const { t } = useLingui()
  const { refreshOrder } = useAnswers()
  const client = useQueryClient()
  const call = useCall()
  const { orderId, id, holdToken } = asked
  const refuse = async (cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause
    if (onRefused(cause)) return
    const isChanged = cause.error === 'contract_changed'
    if (isChanged) await client.refetchQueries({ queryKey: keyOf(asked) })
    setState({ ...fresh, error: isChanged ? null : cause, isChanged })
  }
  const sign = async (signed: Signed) => {
    setState(fresh)
    try {
      const contract = await call(
        signContract,
        { orderId, id, ...signatureOf(signed), fingerprint },
        holdToken,
      )
      setState({ ...fresh, isNew: true })
      keepAnswer(client, keyOf(asked), contract)
      onSigned?.()
      void refreshOrder(orderId)
      say(t`Contract signed.`)
    } catch (cause) {
      await refuse(cause)
    }
  }
  return { ...state, sign }
}
