import type { AnswerValue, AnswerValues } from '@bellows/domain'
import type { SchemaForm } from '@bellows/ui'
import { draftKey } from '../../kit/drafts.ts'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { draftAt, isBlank, type Draft } from './draft.ts'
import { namedChoice } from './named-choice.ts'

type Form = SchemaForm<AnswerValues, AnswerValues>

const isOneKind = (one: AnswerValue | undefined, other: AnswerValue): boolean =>
  one !== undefined && Array.isArray(one) === Array.isArray(other)

/** What comes into a field that somebody is in is marked, so that what they type takes its place. */
function markFilled(control: Element): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    requestAnimationFrame(() => document.activeElement === control && control.select())
}

/** Fills what stands blank; of one question the first to have a value counts. */
function fill({ getValues, setValue }: Form, filling: readonly AnswerValues[]): void {
  const { activeElement } = document
  for (const values of filling)
    for (const [id, value] of Object.entries(values)) {
      const standing = getValues(id)
      if (!isBlank(standing) || !isOneKind(standing, value)) continue
      setValue(id, value)
      if (activeElement?.getAttribute('name') === id) markFilled(activeElement)
    }
}

/** What a visitor typed stays over a reload and on the way back, until it is sent. */
export function useDraft(form: Form, isServiceGiven: boolean) {
  const { inquiry, isPreview, path } = useHost()
  const { blockId } = usePlacement()
  const draft = draftAt(draftKey(path, blockId))
  // A page is kept for every visitor alike, so that only the browser may ask the address.
  const named = (): AnswerValues => {
    const choice = isServiceGiven ? null : namedChoice(inquiry, location.search)
    return choice ? { [choice.questionId]: choice.serviceId } : {}
  }
  const selectors = inquiry.questions.filter(({ type }) => type === 'SERVICE_SELECTION')
  const isOffered = ([id, value]: [string, AnswerValue]) =>
    !selectors.some((selector) => selector.id === id) ||
    inquiry.services.some((service) => service.id === value)
  const typed = ({ values }: Draft): AnswerValues =>
    Object.fromEntries(Object.entries(values).filter(isOffered))
  return {
    /** Fills in what the address names and what was typed before; an address that is followed anew goes before. */
    restore: () => {
      const kept = isPreview ? null : draft.read()
      if (!kept) return fill(form, [named()])
      return fill(form, kept.search === location.search ? [typed(kept), named()] : [named(), typed(kept)])
    },
    keep: (values: AnswerValues) => {
      if (!isPreview) draft.keep(values, location.search)
    },
    drop: draft.drop,
  }
}
