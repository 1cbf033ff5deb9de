import type { Meta, StoryObj } from '@storybook/react-vite'
import { letterDrawn } from './letter-drawn.ts'
import { LetterSheet } from './letter-sheet.tsx'

const meta: Meta<typeof LetterSheet> = {
  title: 'Letters/Español',
  component: LetterSheet,
  args: { language: 'es-ES' },
  tags: ['visual-375'],
  play: letterDrawn,
}
export default meta
type Story = StoryObj<typeof LetterSheet>

export const InquiryReceivedToClient: Story = { args: { kind: 'inquiry.received:client' } }
export const InquiryReceivedToOwner: Story = { args: { kind: 'inquiry.received:owner' } }
export const OrderBookedToClient: Story = { args: { kind: 'order.booked:client' } }
export const OrderBookedToOwner: Story = { args: { kind: 'order.booked:owner' } }
export const OrderPreparedToClient: Story = { args: { kind: 'order.prepared:client' } }
export const OrderRescheduleToClient: Story = { args: { kind: 'order.reschedule:client' } }
export const OrderMovedToClient: Story = { args: { kind: 'order.moved:client' } }
export const OrderMovedToOwner: Story = { args: { kind: 'order.moved:owner' } }
export const OrderDatedToClient: Story = { args: { kind: 'order.dated:client' } }
export const OrderDatedToOwner: Story = { args: { kind: 'order.dated:owner' } }
export const OrderCancelledToClient: Story = { args: { kind: 'order.cancelled:client' } }
export const OrderPaidWithoutSlotToClient: Story = { args: { kind: 'order.paid_without_slot:client' } }
export const OrderPaidWithoutSlotToOwner: Story = { args: { kind: 'order.paid_without_slot:owner' } }
export const ContractSignedToClient: Story = { args: { kind: 'contract.signed:client' } }
export const ContractCountersignedToClient: Story = { args: { kind: 'contract.countersigned:client' } }
export const QuestionnaireDueToClient: Story = { args: { kind: 'questionnaire.due:client' } }
export const InvoiceDueToClient: Story = { args: { kind: 'invoice.due:client' } }
export const InvoicePaidToClient: Story = { args: { kind: 'invoice.paid:client' } }
export const InvoicePaidToOwner: Story = { args: { kind: 'invoice.paid:owner' } }
export const InvoiceReportedToOwner: Story = { args: { kind: 'invoice.reported:owner' } }
export const PaymentMismatchToOwner: Story = { args: { kind: 'payment.mismatch:owner' } }
export const PaymentUnexpectedToOwner: Story = { args: { kind: 'payment.unexpected:owner' } }
export const PaymentReversedToOwner: Story = { args: { kind: 'payment.reversed:owner' } }
export const WaitlistJoinedToClient: Story = { args: { kind: 'waitlist.joined:client' } }
export const WaitlistJoinedToOwner: Story = { args: { kind: 'waitlist.joined:owner' } }
export const WaitlistOfferedToClient: Story = { args: { kind: 'waitlist.offered:client' } }
