import { isRichText, safeHref } from '@bellows/domain'
import sanitizeHtml from 'sanitize-html'
import type { Rewrite } from './rewrite-json.ts'

const tags = ['p', 'em', 'strong', 'a', 'br', 'ul', 'ol', 'li']
const hasTag = /<[a-z!/]/i

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => {
      const safe = safeHref(href)
      const attribs: sanitizeHtml.Attributes = safe === null ? {} : { href: safe, rel: 'noopener nofollow' }
      return { tagName, attribs }
    },
    b: 'strong',
    i: 'em',
  },
}

/** Rich text with the allowed marks only; what holds no tag is plain text and stays as it is. */
export function cleanRichText(text: string): string {
  return hasTag.test(text) ? sanitizeHtml(text, options) : text
}

/** Cleans the rich texts of a file; all other texts are plain and stay to the letter. */
export const richTextRewriter: Rewrite = (value, place) =>
  typeof value === 'string' && isRichText(String(place.at(-1))) ? cleanRichText(value) : undefined
