import { conforms } from '../testing/conforms.tsx'
import { LiveRegion } from './live-region.tsx'

conforms('LiveRegion', <LiveRegion message="Saved" />)
