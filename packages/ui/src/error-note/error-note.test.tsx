import { conforms } from '../testing/conforms.tsx'
import { ErrorNote } from './error-note.tsx'

conforms('ErrorNote', <ErrorNote>This field cannot be left blank</ErrorNote>)
