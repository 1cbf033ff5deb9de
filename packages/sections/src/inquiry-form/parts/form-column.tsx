import type { Contact } from '@bellows/domain'
import type { TitleSize } from '@bellows/ui'
import { classNames } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import type { HeadingOptions } from '../../kit/shared-options.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import type { FormOptions } from '../options.ts'
import { ContactBlock } from './contact-block.tsx'
import * as css from './form-column.css.ts'
import { InquiryForm } from './inquiry-form.tsx'

type FormColumnProps = Readonly<{
  options: FormOptions & HeadingOptions
  titleId: string
  align?: 'left' | 'center'
  size?: TitleSize
  /** Where the template has no other place for it. */
  contact?: Contact | null
  className?: string
}>

/** Words, form and contact in one column. */
export function FormColumn({ options, contact, className, ...words }: FormColumnProps) {
  return (
    <div className={classNames(css.column, className)}>
      <TextBlock options={options} className={css.words} {...words} />
      <InquiryForm options={options} />
      {contact && <ContactBlock contact={contact} level={levelUnder(options)} />}
    </div>
  )
}
