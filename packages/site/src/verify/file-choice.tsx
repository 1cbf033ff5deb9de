import { Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import * as css from './verify.css.ts'

/** A copy as a file, which is read here and sent nowhere; without script nobody could read it. */
export function FileChoice({ onChoose }: Readonly<{ onChoose: (file: File) => void }>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // The same file, saved anew or asked about once more, would be no change.
    currentTarget.value = ''
    setChosen(file.name)
    onChoose(file)
  }
  return (
    <div className={css.file} data-needs-script="">
      <label id={`${id}-label`} htmlFor={id} className={css.label}>
        <Trans>Or choose the file that came with your letter. It stays on this device.</Trans>
      </label>
      <input ref={input} id={id} type="file" accept=".html,text/html" hidden onChange={choose} />
      <div className={css.choice}>
        <Button variant="outline" aria-describedby={`${id}-label`} onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        {chosen !== null && <span>{chosen}</span>}
      </div>
    </div>
  )
}
