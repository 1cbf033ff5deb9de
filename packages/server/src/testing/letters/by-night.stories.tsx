import type { Meta, StoryObj } from '@storybook/react-vite'
import { letterDrawn } from './letter-drawn.ts'
import { LetterSheet } from './letter-sheet.tsx'

/** In mail programs that are dark; one letter of each build stands for its siblings. */
const meta: Meta<typeof LetterSheet> = {
  title: 'Letters/By night',
  component: LetterSheet,
  args: { language: 'en-US', isNight: true },
  tags: ['visual-375', 'visual-820'],
  play: letterDrawn,
}
export default meta
type Story = StoryObj<typeof LetterSheet>

export const OrderBookedToClient: Story = { args: { kind: 'order.booked:client' } }
export const OrderBookedToOwner: Story = { args: { kind: 'order.booked:owner' } }
export const ContractSignedToClient: Story = { args: { kind: 'contract.signed:client' } }
export const InquiryReceivedToClient: Story = { args: { kind: 'inquiry.received:client' } }
export const InvoicePaidToClient: Story = { args: { kind: 'invoice.paid:client' } }
