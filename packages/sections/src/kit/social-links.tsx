import { classNames, TextLink, type Looks } from '@bellows/ui'
import { socialLinks } from './contact.ts'
import { useHost } from './host.tsx'
import * as css from './social-links.css.ts'

/** The studio's profiles as words, never as a row of glyphs. */
export function SocialLinks({ isStacked, className }: Looks<typeof css.list> & { className?: string }) {
  const { business } = useHost()
  const links = socialLinks(business)
  if (links.length === 0) return null
  return (
    <ul className={classNames(css.list({ isStacked }), className)}>
      {links.map(({ key, name, href }) => (
        <li key={key}>
          <TextLink {...(!isStacked && { reach: 'target' })} href={href} rel="noopener me">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
