const FIELD = '[data-field][data-invalid]'
const CONTROL = 'input:not([type="hidden"]), select, textarea, button'

/** Fields of the form that show an error, in the order of the page. */
export const invalidFields = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(FIELD),
]

/** Moves focus to where a field is answered: in a group, to what is chosen or else to the first. */
export function focusField(field: HTMLElement): void {
  const controls = [...field.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (each) => !each.matches(':disabled'),
  )
  const target = controls.find((each) => each.matches(':checked:not(option)')) ?? controls[0]
  target?.focus()
}
