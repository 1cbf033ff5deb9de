import { createContext, use } from 'react'
import type { FormStore } from './form-state.ts'

type FormSetting = Readonly<{
  form: Omit<FormStore<object, unknown>, 'judgeBy' | 'reset' | 'submit'>
  /** Runs work now, or after the mouse press that is under way. */
  afterPress: (work: () => void) => void
}>

export const FormContext = createContext<FormSetting | undefined>(undefined)

export function useFormSetting(): FormSetting {
  const setting = use(FormContext)
  if (!setting) throw new Error('A part of a form stands outside its Form')
  return setting
}
