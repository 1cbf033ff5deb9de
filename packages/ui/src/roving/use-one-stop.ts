import { useLayoutEffect, useRef } from 'react'

/**
 * Ref of a group of radios that the Tab key stops at once: at the chosen one, else the first. Browsers see to that by
 * themselves until the radios' attributes are written anew, as hydration and every other rendering does.
 */
export function useOneStop<Group extends HTMLElement>() {
  const group = useRef<Group>(null)
  useLayoutEffect(() => {
    const radios = [
      ...(group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled') ?? []),
    ]
    const stop = radios.find(({ checked }) => checked) ?? radios[0]
    for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1
  })
  return group
}
