/** The document's name, whatever it shows. */
export const PREVIEW_TITLE = 'Web Builder Preview'
