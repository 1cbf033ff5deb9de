export { BareBlock, Block } from './block.tsx'
export type { Template, Wakes } from './kit/define-template.tsx'
export {
  HostProvider,
  useHost,
  type Host,
  type InquiryForm,
  type InquiryValues,
  type PostedForm,
  type ServicesAnswer,
} from './kit/host.tsx'
export { serviceQueryKey, type PageFacts, type PageNeeds, type ServiceQuery } from './kit/page-needs.ts'
export { SectionError } from './kit/section-error.tsx'
export { isTemplateKey, templateOf, templateSource, type TemplateKey } from './registry.ts'
export { loadTemplate, loadTemplates } from './template-loading.ts'
export { tracked } from './tracked.ts'
export { isViewLoaded, loadView, type Drawable } from './view-loading.ts'
