export { BareBlock, Block } from './block.tsx'
export type { Template, Wakes } from './kit/define-template.tsx'
export {
  HostProvider,
  useHost,
  type Host,
  type InquiryForm,
  type InquiryGuard,
  type InquiryValues,
  type PostedForm,
  type Samples,
  type ServicesAnswer,
} from './kit/host.tsx'
export {
  noEntries,
  serviceQueryKey,
  type GroupName,
  type PageFacts,
  type PageNeeds,
  type ServiceQuery,
  type StudioEntries,
} from './kit/page-needs.ts'
export { CookieChoices } from './kit/cookie-choices-button.tsx'
export { COOKIE_CHOICES } from './kit/cookie-choices.ts'
export { hasDraft } from './kit/drafts.ts'
export { paddingNames } from './kit/padding-names.ts'
export { revealSections } from './kit/reveal-sections.ts'
export { SectionBoundary } from './kit/section-boundary.tsx'
export { SectionError } from './kit/section-error.tsx'
export { optionFaults, type OptionFault } from './option-faults.ts'
export { pageQuestions } from './page-questions.ts'
export { isTemplateKey, templateOf, templateSource, viewSource } from './registry.ts'
export type { TemplateKey } from './template-ids.ts'
export { loadTemplate, loadTemplates } from './template-loading.ts'
export { loadOnce } from './load-once.ts'
export { isSettled, tracked } from './tracked.ts'
export { isViewLoaded, loadView, viewName, type Drawable } from './view-loading.ts'
