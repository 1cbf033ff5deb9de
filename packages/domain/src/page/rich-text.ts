const richTextFields: ReadonlySet<string> = new Set([
  'answer',
  'description',
  'quote',
  'testimonial',
  'thankYouText',
])

/** True for the name of a field whose text may hold marks; every other text is plain and shown to the letter. */
export const isRichText = (field: string): boolean => richTextFields.has(field)
