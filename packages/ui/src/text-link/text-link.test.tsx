import { conforms } from '../testing/conforms.tsx'
import { TextLink } from './text-link.tsx'

conforms('TextLink', <TextLink href="/about">About</TextLink>)
