import { matchingText } from '@bellows/domain'

/** Names one of a combination's shoots. */
export const shootIdSchema = /* #__PURE__ */ matchingText(/^shoot-([1-9]|1\d|20)$/)
