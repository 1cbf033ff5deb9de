import type { Block, BlockKind } from '@bellows/domain'
import { blockKinds } from '@bellows/domain'
import type { Template } from './kit/define-template.tsx'

type Load = () => Promise<Template>

/** Every template by `kind/ID`. Ids are case-sensitive; the folder is `kind-in-kebab/id-in-lower-case`. */
export const registry = {
  'hero/HERO-1': () => import('./hero/hero-1/hero-1.template.ts').then((m) => m.hero1),
  'hero/HERO-2': () => import('./hero/hero-2/hero-2.template.ts').then((m) => m.hero2),
  'serviceList/service-list-2': () =>
    import('./service-list/service-list-2/service-list-2.template.ts').then((m) => m.serviceList2),
  'faqs/FAQs-3': () => import('./faqs/faqs-3/faqs-3.template.ts').then((m) => m.faqs3),
  'inquiryForm/INQUIRY-FORM-2': () =>
    import('./inquiry-form/inquiry-form-2/inquiry-form-2.template.ts').then((m) => m.inquiryForm2),
  'header/MAIN-HEADER-1': () =>
    import('./header/main-header-1/main-header-1.template.ts').then((m) => m.mainHeader1),
  'footer/MAIN-FOOTER-1': () =>
    import('./footer/main-footer-1/main-footer-1.template.ts').then((m) => m.mainFooter1),
  'images/IMAGES-1': () => import('./images/images-1/images-1.template.ts').then((m) => m.images1),
} satisfies Record<`${BlockKind}/${string}`, Load>

export type TemplateKey = keyof typeof registry

export const isTemplateKey = (key: string): key is TemplateKey => Object.hasOwn(registry, key)
const isKind = (name: string): name is BlockKind => (blockKinds as readonly string[]).includes(name)

/** The template that a block asks for, or null for an unknown kind or id. */
export function templateOf({
  name,
  options,
}: Block): { kind: BlockKind; id: string; key: TemplateKey } | null {
  const id = String(options['template'])
  const key = `${name}/${id}`
  return isKind(name) && isTemplateKey(key) ? { kind: name, id, key } : null
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const ROOT = 'packages/sections/src/'

function pathOf(key: TemplateKey): string {
  const [kind = '', id = ''] = key.split('/')
  const folder = id.toLowerCase()
  return `${kebab(kind)}/${folder}/${folder}`
}

/** Source file of a template's definition; the build manifest is keyed by it. */
export const templateSource = (key: TemplateKey): string => `${ROOT}${pathOf(key)}.template.ts`

/** File of a template's view, from this folder. */
export const viewFile = (key: TemplateKey): string => `./${pathOf(key)}.tsx`
