import { StorefrontPage } from '../storefront/storefront-page.tsx'
import { start } from './start.tsx'

start(StorefrontPage)
