import { size as sizes } from '@bellows/tokens'
import { classNames, Image } from '@bellows/ui'
import type { Voice } from '../options.ts'
import * as css from './face.css.ts'
import { initialsOf } from './voices.ts'

type FaceProps = Readonly<{ voice: Voice; size: keyof typeof sizes.face }>

/** Their picture, or a plate with their initials; decoration beside the name. */
export function Face({ voice, size }: FaceProps) {
  if (!voice.avatar) return <Monogram name={voice.name} className={css.faces[size]} />
  return (
    <Image source={voice.avatar} alt="" ratio="A-45" sizes={sizes.face[size]} className={css.faces[size]} />
  )
}

/** Initials; who is not named gets an opening mark. */
export function Monogram({ name, className }: Readonly<{ name: string; className: string }>) {
  return (
    <span className={classNames(css.monogram, className)} data-surface="secondary" aria-hidden="true">
      {initialsOf(name) || '“'}
    </span>
  )
}
