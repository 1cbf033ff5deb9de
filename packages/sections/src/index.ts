export { BareBlock, Block } from './block.tsx'
export type { Template } from './kit/define-template.tsx'
export {
  HostProvider,
  useHost,
  type Host,
  type InquiryForm,
  type InquiryValues,
  type PostedForm,
  type ServicesAnswer,
} from './kit/host.tsx'
export { serviceQueryKey, type PageNeeds, type ServiceQuery } from './kit/page-needs.ts'
export { SectionError } from './kit/section-error.tsx'
export { isTemplateKey, templateOf, templateSource, type TemplateKey } from './registry.ts'
export { isTemplateLoaded, loadTemplate, loadTemplates, tracked } from './template-loading.ts'
