import { conforms } from '../testing/conforms.tsx'
import { Icon } from './icon.tsx'

conforms('Icon', <Icon name="close" />)
