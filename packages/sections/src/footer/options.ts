import { schemes, type Scheme } from '@bellows/tokens'
import { brand, choice, flag, frame, heading, text } from '../kit/shared-options.ts'

/** What all footers take; `theme` differs by template. */
export const footerOptions = (theme: Scheme) => ({
  ...frame,
  theme: choice(schemes, theme),
  description: heading.description,
  ...brand,
  showContact: flag(true),
  showSocial: flag(true),
  legalText: text('© {year} {businessName}'),
})
