import { endpoints, type EndpointName } from '@bellows/api'
import { answerBooking } from './booking-calls/get-booking.ts'
import { answerBookSlot } from './booking-calls/book-slot.ts'
import { answerDecline } from './booking-calls/decline-reserved-slot.ts'
import { answerReservedSlot } from './booking-calls/get-reserved-slot.ts'
import { answerBookedCheck } from './booking-calls/check-booked.ts'
import { answerShootTime } from './booking-calls/check-shoot-time.ts'
import { answerExtension } from './booking-calls/extend-hold.ts'
import { answerHold } from './booking-calls/hold-slot.ts'
import { answerLockedSlots } from './booking-calls/list-locked-slots.ts'
import { answerContractCheck } from './contracts/check-contract.ts'
import { answerContract } from './contracts/get-contract.ts'
import { answerSigning } from './contracts/sign-contract.ts'
import { route, type Binding } from './http/route.ts'
import { answerGivenInquiry } from './inquiries/get-inquiry.ts'
import { answerInquiry, answerServiceInquiry } from './inquiries/submit-inquiry.ts'
import { answerInquiryBooking } from './orders/book-inquiry.ts'
import { answerConfirmation } from './orders/confirm-order.ts'
import { answerNewOrder } from './orders/create-order.ts'
import { answerOrder } from './orders/get-order.ts'
import { answerPendingOrder } from './orders/get-pending-order.ts'
import { answerDateChoice, answerSelectDate } from './orders/select-date.ts'
import { answerQuestionnaireTemplate } from './services/get-questionnaire-template.ts'
import { answerQuestionnaire } from './questionnaires/save-questionnaire.ts'
import { answerInvoiceSettled, answerInvoicesSettled } from './payments/settle-invoices.ts'
import { answerPaymentStart } from './payments/start-payment.ts'
import { answerCountersign } from './owner/countersign-order.ts'
import { answerOptionGroups } from './owner/get-options.ts'
import { answerOwnersOrders } from './owner/list-orders.ts'
import { answerStatusMove } from './owner/move-status.ts'
import { answerRescheduleLink } from './owner/order-link.ts'
import { answerPreparedOrder } from './owner/prepare-order.ts'
import { answerReceivedPayment } from './owner/receive-payment.ts'
import { answerServiceDates } from './services/get-service-dates.ts'
import { answerService } from './services/get-service.ts'
import { answerInquiryOptions } from './services/list-inquiry-options.ts'
import { answerServices } from './services/list-services.ts'
import { answerBusiness, answerPaymentServices } from './studio/get-business.ts'
import { answerEnums } from './studio/get-enums.ts'
import { answerPage } from './studio/get-page.ts'
import { answerSite } from './studio/get-site.ts'
import { answerTranslations } from './studio/get-translations.ts'
import { recordError } from './studio/report-error.ts'
import { answerWaitlist } from './waitlist/join-waitlist.ts'

/** What answers every call of the API; a call without an answer does not compile. */
export const handlers: Record<EndpointName, Binding> = {
  getEnums: route(endpoints.getEnums, answerEnums),
  getTranslations: route(endpoints.getTranslations, answerTranslations),
  getBusiness: route(endpoints.getBusiness, answerBusiness),
  getPaymentServices: route(endpoints.getPaymentServices, answerPaymentServices),
  getSite: route(endpoints.getSite, answerSite),
  getPage: route(endpoints.getPage, answerPage),
  listServices: route(endpoints.listServices, answerServices),
  getService: route(endpoints.getService, answerService),
  getServiceDates: route(endpoints.getServiceDates, answerServiceDates),
  listInquiryOptions: route(endpoints.listInquiryOptions, answerInquiryOptions),
  submitInquiry: route(endpoints.submitInquiry, answerInquiry),
  submitServiceInquiry: route(endpoints.submitServiceInquiry, answerServiceInquiry),
  getInquiry: route(endpoints.getInquiry, answerGivenInquiry),
  getBooking: route(endpoints.getBooking, answerBooking),
  holdSlot: route(endpoints.holdSlot, answerHold),
  extendHold: route(endpoints.extendHold, answerExtension),
  checkBooked: route(endpoints.checkBooked, answerBookedCheck),
  bookSlot: route(endpoints.bookSlot, answerBookSlot),
  checkShootTime: route(endpoints.checkShootTime, answerShootTime),
  listLockedSlots: route(endpoints.listLockedSlots, answerLockedSlots),
  createOrder: route(endpoints.createOrder, answerNewOrder),
  confirmOrder: route(endpoints.confirmOrder, answerConfirmation),
  getOrder: route(endpoints.getOrder, answerOrder),
  bookInquiry: route(endpoints.bookInquiry, answerInquiryBooking),
  getPendingOrder: route(endpoints.getPendingOrder, answerPendingOrder),
  getSelectDate: route(endpoints.getSelectDate, answerDateChoice),
  selectDate: route(endpoints.selectDate, answerSelectDate),
  joinWaitlist: route(endpoints.joinWaitlist, answerWaitlist),
  getReservedSlot: route(endpoints.getReservedSlot, answerReservedSlot),
  declineReservedSlot: route(endpoints.declineReservedSlot, answerDecline),
  getQuestionnaireTemplate: route(endpoints.getQuestionnaireTemplate, answerQuestionnaireTemplate),
  getContract: route(endpoints.getContract, answerContract),
  signContract: route(endpoints.signContract, answerSigning),
  checkContract: route(endpoints.checkContract, answerContractCheck),
  saveQuestionnaire: route(endpoints.saveQuestionnaire, answerQuestionnaire),
  startPayment: route(endpoints.startPayment, answerPaymentStart),
  settleInvoices: route(endpoints.settleInvoices, answerInvoicesSettled),
  settleInvoice: route(endpoints.settleInvoice, answerInvoiceSettled),
  listOwnersOrders: route(endpoints.listOwnersOrders, answerOwnersOrders),
  prepareOrder: route(endpoints.prepareOrder, answerPreparedOrder),
  moveOrderStatus: route(endpoints.moveOrderStatus, answerStatusMove),
  receivePayment: route(endpoints.receivePayment, answerReceivedPayment),
  countersignOrder: route(endpoints.countersignOrder, answerCountersign),
  getRescheduleLink: route(endpoints.getRescheduleLink, answerRescheduleLink),
  getOptionGroups: route(endpoints.getOptionGroups, answerOptionGroups),
  reportError: route(endpoints.reportError, recordError),
}
