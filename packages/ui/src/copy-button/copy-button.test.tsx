import { conforms } from '../testing/conforms.tsx'
import { CopyButton } from './copy-button.tsx'

conforms('CopyButton', <CopyButton text="7QK-2M4" />)
