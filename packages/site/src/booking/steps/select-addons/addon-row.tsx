import type { Addon } from '@bellows/domain'
import { Image, QuantityField } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormats } from '../../texts/use-formats.ts'
import * as css from './select-addons.css.ts'

type AddonRowProps = Readonly<{ addon: Addon; quantity: number; onChange: (quantity: number) => void }>

/** One add-on: pressed anywhere to take it, or counted where there may be several. */
export function AddonRow(props: AddonRowProps) {
  const { addon, quantity, onChange } = props
  if (addon.maxQuantity === 1) return <Single {...props} />
  const name = <>{addon.name}</>
  return (
    <div className={css.row}>
      <Picture addon={addon} />
      <div className={css.measured}>
        <div className={css.counted}>
          <Words addon={addon} />
          <div className={css.count}>
            <QuantityField
              name={addon.id}
              label={<Trans>How many: {name}</Trans>}
              isLabelHidden
              max={addon.maxQuantity}
              value={quantity}
              onChange={onChange}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

function Single({ addon, quantity, onChange }: AddonRowProps) {
  const id = useId()
  return (
    <label className={css.row} data-press="">
      <Picture addon={addon} />
      <Words addon={addon} id={id} />
      <input
        type="checkbox"
        className={css.checkbox}
        name={addon.id}
        checked={quantity > 0}
        aria-labelledby={`${id}-name ${id}-fee`}
        aria-describedby={addon.description ? `${id}-description` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
      />
    </label>
  )
}

function Picture({ addon }: Readonly<{ addon: Addon }>) {
  return (
    addon.image && <Image source={addon.image} sizes="96px" ratio="A-11" alt="" className={css.picture} />
  )
}

function Words({ addon, id = addon.id }: Readonly<{ addon: Addon; id?: string }>) {
  const { amount } = useFormats()
  return (
    <>
      <span className={css.words}>
        <span id={`${id}-name`} className={css.name}>
          {addon.name}
        </span>
        {addon.description && (
          <span id={`${id}-description`} className={css.description}>
            {addon.description}
          </span>
        )}
      </span>
      <span id={`${id}-fee`} className={css.fee}>
        +{amount(addon.fee)}
      </span>
    </>
  )
}
