import { conforms } from '../testing/conforms.tsx'
import { Price } from './price.tsx'

conforms('Price', <Price now="$450" was="$600" isFrom />)
