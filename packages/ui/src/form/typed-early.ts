type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isA = (control: Control, ...types: string[]): control is HTMLInputElement =>
  control instanceof HTMLInputElement && types.includes(control.type)

function isChanged(control: Control): boolean {
  if (isA(control, 'checkbox', 'radio')) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    return control.selectedIndex > 0 && !control.options[control.selectedIndex]?.defaultSelected
  }
  return control.value !== control.defaultValue
}

/**
 * What a visitor (or the browser's memory) entered in a server-rendered form before its code arrived: name
 * and value of every control that is no longer as the server wrote it, a list for checkboxes.
 */
export function typedEarly(form: HTMLFormElement): Map<string, string | string[]> {
  // Not `elements`: a question of that name would stand in its place.
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')]
  const data = new FormData(form)
  const valueOf = (control: Control) => {
    const values = data.getAll(control.name).map(String)
    return isA(control, 'checkbox') ? values : (values[0] ?? '')
  }
  const changed = controls.filter((each) => each.name && isChanged(each))
  return new Map(changed.map((control) => [control.name, valueOf(control)]))
}
