const FIELD = '[data-field][data-invalid]'
const CONTROL = 'input:not([type="hidden"]), select, textarea, button'

/** What is wrong with one field of a form, in the words that stand on the page. */
export type Fault = Readonly<{ field: HTMLElement; label: string; messages: readonly string[] }>

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? ''

/** Fields of the form that show an error, in the order of the page. */
export function faultsOf(form: HTMLFormElement): Fault[] {
  return [...form.querySelectorAll<HTMLElement>(FIELD)].map((field) => ({
    field,
    label: textOf(field.querySelector('label, legend')),
    messages: [...field.querySelectorAll('[data-field-error]')].map(textOf),
  }))
}

/** Where a field is answered: in a group, what is chosen or else the first; without any that works, the group. */
export function controlOf(field: HTMLElement): HTMLElement {
  const controls = [...field.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (each) => !each.matches(':disabled, [aria-disabled="true"]'),
  )
  return controls.find((each) => each.matches(':checked:not(option)')) ?? controls[0] ?? field
}
