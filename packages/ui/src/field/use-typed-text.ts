import { useEffect, useEffectEvent, useState } from 'react'

/** How a control's value and the text that stands in it become one another. */
export type Reading = Readonly<{
  /** The value that a text stands for; undefined when it stands for none. */
  read: (text: string) => string | undefined
  /** A value as it is shown; what is no value comes back as it is. */
  write: (value: string) => string
  isValue: (text: string) => boolean
}>

/**
 * Text that is typed as the visitor writes it and kept as a value: what is typed stands while the focus is in
 * it, and is shown the page's way once `settle` is called. Text without a value is kept as it stands.
 */
export function useTypedText(value: string, onChange: (value: string) => void, reading: Reading) {
  const [draft, setDraft] = useState<string>()
  const settle = () => setDraft(undefined)
  // What was typed before the page's code arrived comes in as the visitor wrote it.
  const early = draft === undefined && !reading.isValue(value) ? reading.read(value) : undefined
  const normalise = useEffectEvent(onChange)
  useEffect(() => {
    if (early && early !== value) normalise(early)
  }, [early, value])
  return {
    text: draft ?? reading.write(value),
    settle,
    type: (text: string) => {
      setDraft(text)
      onChange(reading.read(text) ?? text)
    },
    set: (next: string) => {
      settle()
      onChange(next)
    },
  }
}
