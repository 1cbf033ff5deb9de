import type { Business, Invoice, Order } from '@bellows/domain'
import type { StoredSignature } from '../../store/contracts/read-signatures.ts'
import type { ShootTime } from '../../store/orders/later-shoots.ts'
import type { OrderRow } from '../../store/orders/order-row.ts'
import type { StudioSettings } from '../../store/studio/stored-settings.ts'

/** Whose letter it is. */
export interface DeskStudio {
  business: Business
  settings: StudioSettings
}

/** What letters say of an order beside what its client may see. */
export interface OrderFile extends DeskStudio {
  order: Pick<OrderRow, 'id' | 'contact' | 'confirmedAt' | 'shootStart'>
  invoices: Invoice[]
}

export interface DeskOrder {
  facts: OrderFile
  /** The order as its client may see it. */
  order: Order
}

/** An inquiry as it was stored; `answers` are still to be parsed. */
export interface DeskInquiry extends DeskStudio {
  contact: unknown
  answers: unknown
  service: string | null
}

/** All that letters are written from. The server's own reads the database; a story's has samples. */
export interface Desk {
  /** With further shoots whose slots were freed when it was cancelled. */
  order: (orderId: string, freed?: readonly ShootTime[]) => Promise<DeskOrder>
  signatures: (orderId: string) => Promise<StoredSignature[]>
  inquiry: (inquiryId: string) => Promise<DeskInquiry | undefined>
  /** Start of a slot that is kept for an order until then; none where that ended or it was taken. */
  offeredStart: (offer: { slotId: string; orderId: string; until: string }) => Promise<Date | undefined>
}
