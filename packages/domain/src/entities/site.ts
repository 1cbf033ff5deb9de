import * as z from 'zod/mini'
import { boundedText } from './shapes.ts'
import { inquiryTemplateSchema } from './inquiry-question.ts'
import { instagramSchema } from './instagram.ts'
import { pageSummarySchema } from './page.ts'
import { themeSchema } from './theme.ts'

/** Everything that all content pages of a studio share. */
export const siteSchema = z.object({
  theme: themeSchema,
  pages: z.array(pageSummarySchema),
  /** The studio's own questions, asked when no service is chosen. */
  inquiryTemplate: inquiryTemplateSchema,
  instagram: z._default(z.nullable(instagramSchema), null),
  /** Rises on publish and whenever a sold-out state changes. */
  contentVersion: boundedText(64),
})

export type Site = z.output<typeof siteSchema>
