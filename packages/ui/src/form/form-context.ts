import { createContext, use } from 'react'
import type * as z from 'zod/mini'

type FormSetting = Readonly<{
  schema: z.ZodMiniType
  /** Runs work now, or after the mouse press that is under way. */
  afterPress: (work: () => void) => void
}>

export const FormContext = createContext<FormSetting | undefined>(undefined)

export function useFormSetting(): FormSetting {
  const setting = use(FormContext)
  if (!setting) throw new Error('A FormField stands outside its Form')
  return setting
}
