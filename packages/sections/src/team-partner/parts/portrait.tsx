import { Image, type ImageProps } from '@bellows/ui'
import { entryPicture } from '../../kit/entries-frame.css.ts'
import type { ImageRatio, Member } from '../options.ts'
import { headingOf } from './member-names.ts'

const ratios = { '4:5': 'A-45', '1:1': 'A-11', '3:2': 'A-32' } as const

type PortraitProps = Pick<ImageProps, 'sizes' | 'index' | 'priority'> &
  Readonly<{ member: Member; ratio: ImageRatio }>

/** A person's picture, told by their name where it has no words of its own. */
export function Portrait({ member, ratio, ...rest }: PortraitProps) {
  const alt = member.image?.alt || headingOf(member)
  return <Image source={member.image} alt={alt} ratio={ratios[ratio]} className={entryPicture} {...rest} />
}
