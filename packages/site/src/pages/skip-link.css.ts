import { style } from '@vanilla-extract/css'
import { skipLinkRule } from '../style/skip-link-rule.ts'

export const skipLink = style(skipLinkRule)
