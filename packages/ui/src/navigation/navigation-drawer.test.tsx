import { conforms } from '../testing/conforms.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'

conforms('NavigationDrawer', <NavigationDrawer label="Main" items={[{ title: 'About', href: '/about' }]} />)
