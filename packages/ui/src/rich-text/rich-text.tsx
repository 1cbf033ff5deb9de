import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { BoxProps } from '../layout/box-props.ts'
import type { Looks } from '../looks/looks.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { isOffSite, OFF_SITE_REL } from './link-target.ts'
import { readRichText } from './read-rich-text.ts'
import * as css from './rich-text.css.ts'
import type { RichElement, RichNode } from './rich-tree.ts'

export type RichTextProps = Omit<BoxProps, 'children'> &
  Looks<typeof css.richText> & {
    html: string
  }

/** A studio's formatted text, or nothing when it is empty. Only the allowed elements ever come out. */
export function RichText({
  html,
  variant,
  align,
  hasLead,
  as: Box = 'div',
  className,
  ...rest
}: RichTextProps) {
  const nodes = readRichText(html)
  if (nodes.length === 0) return null
  return (
    <Box className={classNames(css.richText({ variant, align, hasLead }), className)} {...rest}>
      {nodes.map(elementOf)}
    </Box>
  )
}

function elementOf(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'a') return <RichLink key={key} {...node} />
  const Tag = node.tag
  return Tag === 'br' ? <br key={key} /> : <Tag key={key}>{node.children.map(elementOf)}</Tag>
}

function RichLink({ href = '', children }: RichElement) {
  return (
    <TextLink href={href} rel={isOffSite(href) ? OFF_SITE_REL : undefined}>
      {children.map(elementOf)}
    </TextLink>
  )
}
