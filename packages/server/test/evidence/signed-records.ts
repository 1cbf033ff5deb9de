import { countersign } from '../../src/store/contracts/countersign.ts'
import { textHash } from '../../src/store/contracts/contract-events.ts'
import { storeSignature, type Signing } from '../../src/store/contracts/store-signature.ts'
import { supersedeSignatures } from '../../src/store/contracts/supersede.ts'
import { write } from '../../src/db/write.ts'
import { newId } from '../../src/base/new-id.ts'
import { addStudio, type StudioRows } from '../studio-fixture.ts'

async function addOrder({ kysely, businessId }: StudioRows): Promise<string> {
  const id = newId()
  const row = { business_id: businessId, id, service_id: 'mini', currency: 'USD', locale: 'fr-FR' }
  await kysely.insertInto('orders').values(row).execute()
  return id
}

const body = '<p>Ann Bøker books “Orchard minis” for $214.50 on January 26, 2030.</p>'

const signing = (orderId: string, part: Partial<Signing>): Signing => ({
  id: newId(),
  orderId,
  templateId: 'agreement',
  templateVersion: 'e1c4a2',
  termsVersion: 1,
  position: 0,
  title: 'Session agreement',
  body,
  bodySha256: textHash(body),
  consent: 'J’accepte de signer par voie électronique.',
  signedName: 'Ann Bøker',
  signatureKind: 'TYPED',
  signature: '',
  signedAddress: '203.0.113.7',
  signedUserAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
  locale: 'fr-FR',
  ...part,
})

/** A studio with one signature that was countersigned, one drawn and still alone, and one that was superseded. */
export async function signRecords(kysely: StudioRows['kysely']): Promise<void> {
  const studio = await addStudio(kysely)
  const { businessId } = studio
  const [first, second, third] = [await addOrder(studio), await addOrder(studio), await addOrder(studio)]
  const drawn = { signatureKind: 'DRAWN', signature: 'M10 20L30 40L55 61' } as const
  await storeSignature(studio, signing(first, {}))
  await storeSignature(studio, signing(second, drawn))
  await storeSignature(studio, signing(third, {}))
  await write(kysely, async (tx) => {
    await countersign({ tx, businessId }, first, 'Maren Alder')
    await tx.updateTable('orders').set({ terms_version: 2 }).where('id', '=', third).execute()
    await supersedeSignatures({ tx, businessId }, third)
  })
}
