import { Trans } from '@lingui/react/macro'
import { useId, type ChangeEvent } from 'react'
import * as css from './verify.css.ts'

/** A copy as a file, which is read here and sent nowhere; without script nobody could read it. */
export function FileChoice({ onChoose }: Readonly<{ onChoose: (file: File) => void }>) {
  const id = useId()
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (file) onChoose(file)
  }
  return (
    <div className={css.file} data-needs-script="">
      <label htmlFor={id} className={css.label}>
        <Trans>Or choose the file that came with your letter. It stays on this device.</Trans>
      </label>
      <input id={id} type="file" accept=".html,text/html" className={css.input} onChange={choose} />
    </div>
  )
}
