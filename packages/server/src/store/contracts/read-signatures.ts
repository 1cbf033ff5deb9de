import type { Scope } from '../../base/scope.ts'
import type { Signature } from './new-signature.ts'

type Kept =
  | 'id'
  | 'templateId'
  | 'templateVersion'
  | 'termsVersion'
  | 'title'
  | 'body'
  | 'bodySha256'
  | 'consent'

export interface StoredSignature extends Pick<
  Signature,
  Kept | 'signedName' | 'signatureKind' | 'signature'
> {
  signedAt: Date
  countersignedName: string | null
  countersignedAt: Date | null
}

/** Every signature of an order, the latest terms first. */
export async function readSignatures(
  { kysely, businessId }: Scope,
  orderId: string,
): Promise<StoredSignature[]> {
  const rows = await kysely
    .selectFrom('order_contract')
    .where('business_id', '=', businessId)
    .where('order_id', '=', orderId)
    .select(['id', 'template_id as templateId', 'terms_version as termsVersion', 'title', 'body', 'consent'])
    .select(['body_sha256 as bodySha256', 'signed_name as signedName', 'signature_kind as signatureKind'])
    .select(['signature', 'signed_at as signedAt', 'countersigned_name as countersignedName'])
    .select(['countersigned_at as countersignedAt', 'template_version as templateVersion'])
    .orderBy('terms_version', 'desc')
    .execute()
  return rows
}
