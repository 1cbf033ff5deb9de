import { FormField, Heading, RadioGroupField, RichText } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { choiceField, type ContractPart } from './choice-parts.ts'
import { choiceValues } from './signature-form.ts'
import * as css from './sign-contract.css.ts'

type ContractTextProps = Readonly<{ name: string; parts: readonly ContractPart[] }>

/** The whole text; a clause that asks is answered under itself. Long texts are not drawn again at each key. */
export const ContractText = memo(function ContractText({ name, parts }: ContractTextProps) {
  return (
    <>
      <Heading level="h2" size="h3">
        {name}
      </Heading>
      {parts.map(({ text, choice }) => (
        <div key={choice ?? 'end'}>
          <RichText html={text} className={css.text} />
          {choice !== null && <Choice id={choice} />}
        </div>
      ))}
    </>
  )
})

function Choice({ id }: Readonly<{ id: string }>) {
  const { t } = useLingui()
  const labels = { agree: t`I agree`, decline: t`I decline` }
  return (
    <div className={css.choice}>
      <FormField name={choiceField(id)}>
        {({ error, ...field }) => (
          <RadioGroupField
            {...field}
            direction="row"
            label={<Trans>Do you agree to this clause?</Trans>}
            options={choiceValues.map((value) => ({ value, label: labels[value] }))}
            {...(error !== undefined && { error })}
          />
        )}
      </FormField>
    </div>
  )
}
