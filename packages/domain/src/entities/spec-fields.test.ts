import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { bookingRecordSchema } from './booking-record.ts'
import { businessSchema } from './business.ts'
import { discountSchema } from './discount.ts'
import { imageSchema } from './image.ts'
import { inquiryQuestionSchema, inquiryTemplateSchema } from './inquiry-question.ts'
import { inquiryCustomerSchema, inquirySubmissionSchema, answerSchema } from './inquiry-submission.ts'
import { inquirySchema } from './inquiry.ts'
import { instagramSchema } from './instagram.ts'
import { instalmentSchema } from './instalment.ts'
import { invoiceSchema } from './invoice.ts'
import { menuItemSchema } from './menu-item.ts'
import { orderSchema, shootSchema } from './order.ts'
import { packageSchema } from './package.ts'
import { layoutSchema, pageSchema } from './page.ts'
import { blockSchema } from './block.ts'
import { paymentSetupSchema } from './payment.ts'
import { serviceDateSchema } from './service-date.ts'
import { serviceOptionsSchema, serviceSchema } from './service.ts'
import { slotSchema } from './slot.ts'
import { colorPaletteSchema, colorRolesSchema, colorSchemeSchema, themeSchema } from './theme.ts'

/** The specification's entities with its names; what decisions add stands in the schemas alone. */
const entities: readonly [name: string, schema: z.ZodMiniObject, fields: string][] = [
  [
    'service',
    serviceSchema,
    `id slug name image images type packages addons isMiniSession minDuration maxDuration tax numberOfSlotsAvailable
    slotStartTime createdDate updatedDate inquiryTemplate options serviceDates availableSchedules contractTemplates
    questionnaire isAfterBookingQuestionnaire`,
  ],
  ['service options', serviceOptionsSchema, 'isPaused isWaitlistEnabled isBookingWithoutTime'],
  ['inquiry template', inquiryTemplateSchema, 'questions'],
  [
    'package',
    packageSchema,
    'id type totalFee shootDuration discount remainingBalanceDue milestone paymentSetup',
  ],
  ['discount', discountSchema, 'amount startDate endDate maxSlots usedCount'],
  ['service date', serviceDateSchema, 'startTime duration location serviceId slots numberOfSlotsAvailable'],
  [
    'slot',
    slotSchema,
    `id startTime endTime duration status lockoutEnd isDisabled isBreakTime isPremium premiumFee premiumNote
    serviceUpdatedDate`,
  ],
  ['booking', bookingRecordSchema, 'slot status addedTime selectedPackage customer signedContracts'],
  [
    'business',
    businessSchema,
    `id businessName email domain allowTracking language paymentServices paymentSetup isConnectedInstagram phone
    address officeHours facebook instagram tiktok pinterest`,
  ],
  ['payment setup', paymentSetupSchema, 'currency currencySymbol'],
  ['inquiry question', inquiryQuestionSchema, 'id title type options'],
  ['inquiry submission', inquirySubmissionSchema, 'serviceId customer answers'],
  ['its customer', inquiryCustomerSchema, 'fullName email emailConfirm phone'],
  ['its answers', answerSchema, 'id contents'],
  ['order', orderSchema, 'invoices service signContracts slot status shoots serviceSlug'],
  ['invoice', invoiceSchema, 'id paymentStatus paidDate'],
  ['shoot', shootSchema, 'shootTime'],
  ['inquiry', inquirySchema, 'serviceSlug'],
  ['instalment', instalmentSchema, 'milestone dueDate fee isRetainer'],
  ['page', pageSchema, 'slug serviceId title ogTitle layout'],
  ['layout', layoutSchema, 'headers contents footers'],
  ['block', blockSchema, 'id name visibility options'],
  ['theme', themeSchema, 'name styles headers footers colorPalettes menuItems'],
  ['palette', colorPaletteSchema, 'isActive colorSchemes'],
  ['scheme', colorSchemeSchema, 'id colors'],
  [
    'colour roles',
    colorRolesSchema,
    'background lines headings paragraphs solidButton outlineTextButtonLink noticeDecoration',
  ],
  ['menu item', menuItemSchema, 'title slug children'],
  ['image', imageSchema, 'url additionalImageUrls key position objectFit overlay'],
  ['instagram', instagramSchema, 'profile posts'],
]

test.each(entities)('%s has the specification’s fields', (_, schema, fields) => {
  const missing = fields.split(/\s+/).filter((field) => !(field in schema.shape))
  expect(missing).toEqual([])
})
