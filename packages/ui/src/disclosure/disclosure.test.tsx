import { conforms } from '../testing/conforms.tsx'
import { Disclosure } from './disclosure.tsx'

conforms('Disclosure', <Disclosure label="Portraits">Families</Disclosure>)
