import { conforms } from '../testing/conforms.tsx'
import { IconButton } from './icon-button.tsx'

conforms('IconButton', <IconButton icon="close" label="Close" />)
conforms('IconButton as a link', <IconButton icon="external" label="Map" href="https://map.test" />)
