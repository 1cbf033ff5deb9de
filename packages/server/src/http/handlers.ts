import { endpoints, type EndpointName } from '@bellows/api'
import { checkBooked } from '../calls/booking/check-booked.ts'
import { checkShootTime } from '../calls/booking/check-shoot-time.ts'
import { declineReservedSlot } from '../calls/booking/decline-reserved-slot.ts'
import { extendHold } from '../calls/booking/extend-hold.ts'
import { getBooking } from '../calls/booking/get-booking.ts'
import { getReservedSlot } from '../calls/booking/get-reserved-slot.ts'
import { holdSlot } from '../calls/booking/hold-slot.ts'
import { listLockedSlots } from '../calls/booking/list-locked-slots.ts'
import { releaseSlot } from '../calls/booking/release-slot.ts'
import { checkContract } from '../calls/contracts/check-contract.ts'
import { getContract } from '../calls/contracts/get-contract.ts'
import { signContract } from '../calls/contracts/sign-contract.ts'
import { getInquiry } from '../calls/inquiries/get-inquiry.ts'
import { submitInquiry } from '../calls/inquiries/submit-inquiry.ts'
import { submitServiceInquiry } from '../calls/inquiries/submit-service-inquiry.ts'
import { bookInquiry } from '../calls/orders/book-inquiry.ts'
import { bookSlot } from '../calls/orders/book-slot.ts'
import { confirmOrder } from '../calls/orders/confirm-order.ts'
import { createOrder } from '../calls/orders/create-order.ts'
import { getOrder } from '../calls/orders/get-order.ts'
import { getPendingOrder } from '../calls/orders/get-pending-order.ts'
import { getSelectDate } from '../calls/orders/get-select-date.ts'
import { selectDate } from '../calls/orders/select-date.ts'
import { countersignOrder } from '../calls/owner/countersign-order.ts'
import { getOptionGroups } from '../calls/owner/get-option-groups.ts'
import { getRescheduleLink } from '../calls/owner/get-reschedule-link.ts'
import { getTokenVersion } from '../calls/owner/get-token-version.ts'
import { listOwnersOrders } from '../calls/owner/list-owners-orders.ts'
import { moveOrderStatus } from '../calls/owner/move-order-status.ts'
import { prepareOrder } from '../calls/owner/prepare-order.ts'
import { receivePayment } from '../calls/owner/receive-payment.ts'
import { revokeTokens } from '../calls/owner/revoke-tokens.ts'
import { setOrderDate } from '../calls/owner/set-order-date.ts'
import { sendRescheduleLink } from '../calls/owner/send-reschedule-link.ts'
import { settleInvoice } from '../calls/payments/settle-invoice.ts'
import { settleInvoices } from '../calls/payments/settle-invoices.ts'
import { startPayment } from '../calls/payments/start-payment.ts'
import { saveQuestionnaire } from '../calls/questionnaires/save-questionnaire.ts'
import { getQuestionnaireTemplate } from '../calls/services/get-questionnaire-template.ts'
import { getServiceDates } from '../calls/services/get-service-dates.ts'
import { getService } from '../calls/services/get-service.ts'
import { listInquiryOptions } from '../calls/services/list-inquiry-options.ts'
import { listServices } from '../calls/services/list-services.ts'
import { getBusiness } from '../calls/studio/get-business.ts'
import { getEnums } from '../calls/studio/get-enums.ts'
import { getPage } from '../calls/studio/get-page.ts'
import { getPaymentServices } from '../calls/studio/get-payment-services.ts'
import { getShownGroups } from '../calls/studio/get-shown-groups.ts'
import { getSite } from '../calls/studio/get-site.ts'
import { getTranslations } from '../calls/studio/get-translations.ts'
import { reportError } from '../calls/studio/report-error.ts'
import type { Handler } from '../calls/handler.ts'
import { joinWaitlist } from '../calls/waitlist/join-waitlist.ts'
import { route, type Binding } from './route.ts'

/** What answers every call of the API; a call without an answer does not compile. */
const answers: { readonly [Name in EndpointName]: Handler<Name> } = {
  getEnums,
  getTranslations,
  getBusiness,
  getPaymentServices,
  getSite,
  getShownGroups,
  getPage,
  listServices,
  getService,
  getServiceDates,
  listInquiryOptions,
  submitInquiry,
  submitServiceInquiry,
  getInquiry,
  getBooking,
  holdSlot,
  releaseSlot,
  extendHold,
  checkBooked,
  bookSlot,
  checkShootTime,
  listLockedSlots,
  createOrder,
  confirmOrder,
  getOrder,
  bookInquiry,
  getPendingOrder,
  getSelectDate,
  selectDate,
  joinWaitlist,
  getReservedSlot,
  declineReservedSlot,
  getQuestionnaireTemplate,
  getContract,
  signContract,
  checkContract,
  saveQuestionnaire,
  startPayment,
  settleInvoices,
  settleInvoice,
  listOwnersOrders,
  prepareOrder,
  moveOrderStatus,
  receivePayment,
  countersignOrder,
  getRescheduleLink,
  sendRescheduleLink,
  setOrderDate,
  getOptionGroups,
  getTokenVersion,
  revokeTokens,
  reportError,
}

export const handlers: readonly Binding[] = (Object.keys(answers) as EndpointName[]).map((name) =>
  route(endpoints[name], answers[name]),
)
