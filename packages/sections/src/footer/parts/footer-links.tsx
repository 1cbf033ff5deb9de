import { classNames, TextLink, type Looks, type NavigationItem } from '@bellows/ui'
import * as css from './footer-links.css.ts'

type FooterLinksProps = Required<Looks<typeof css.links>> & {
  items: readonly NavigationItem[]
  className?: string
}

/** The menu's first level; an entry that leads nowhere is a word. */
export function FooterLinks({ items, look, className }: FooterLinksProps) {
  return (
    <ul className={classNames(css.links({ look }), className)}>
      {items.map(({ title, href = '', isCurrent }) => (
        <li key={`${title} ${href}`}>
          {href === '' ? (
            <span className={css.entry}>{title}</span>
          ) : (
            <TextLink href={href} aria-current={isCurrent ? 'page' : undefined} className={css.entry}>
              {title}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
