/** What the controls of the bench say, by their names. */
export type Choices = Readonly<Record<string, string>>

/** Adds a labelled choice to a form. */
export function pick(
  form: HTMLFormElement,
  name: string,
  { options, initial }: Readonly<{ options: readonly string[]; initial: string }>,
): void {
  const label = document.createElement('label')
  const select = document.createElement('select')
  select.name = name
  for (const option of options) select.append(new Option(option, option, false, option === initial))
  label.append(`${name} `, select)
  form.append(label)
}

export const readChoices = (form: HTMLFormElement): Choices =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
