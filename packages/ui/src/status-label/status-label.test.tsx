import { conforms } from '../testing/conforms.tsx'
import { StatusLabel } from './status-label.tsx'

conforms('StatusLabel', <StatusLabel>Paid</StatusLabel>)
